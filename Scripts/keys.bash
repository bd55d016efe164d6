# The keys of modules, for the scripts that don't repeat what has passed. They source it after support.bash.
#
# A module's key is a hash of what its tests depend on: the sources and rows of the module, its tests and all modules
# that these use, the versions of packages, the toolchain, the settings in the manifest, files of the repository that
# its tests read, and environment variables that the sources name.

# Variables that only name places. Results may be shared between machines.
places="HOME|PATH|PWD|OLDPWD|SHLVL|_"

# readers < FILES: which source of tests reads which of the files, SOURCE and FILE with a tab between. Tests name documents
# by their path in the repository. Those that name Tests/Answers/ read the recorded answers of all services.
readers() {
  awk '
    !files {
      cut = match($0, /:[^:]*$/)
      source[++count] = substr($0, 1, cut - 1)
      named = substr($0, cut + 1)
      sub(/^(\/|path: ?")/, "", named)
      sub(/[.\/]+$/, "", named)
      gsub(/[.]/, "[.]", named)
      pattern[count] = named == "Tests/Answers" ? "^Tests/[^/]*Tests/Answers/" : "^" named "(/|$)"
      next
    }
    /^(Documentation|Tests)\/|^[^\/]*\.md$/ { for (i = 1; i <= count; i++) if ($0 ~ pattern[i]) print source[i] "\t" $0 }' \
    <(cd "$root" && grep -roHE --include='*.swift' \
      'Documentation(/[A-Za-z0-9_./-]*)?|(/|path: ?")(README|CHANGELOG)\.md|Tests/Answers/' Tests Modules/TestSupport) \
    files=1 - | LC_ALL=C sort -u
}

# rows FOLDER: the rows of the manifest in a folder, a line each; the last line is the rest of the manifest.
rows() {
  local folder
  # The dump has paths without symbolic links.
  folder=$(cd "$1" && pwd -P) || return
  # It lists traits in a different order each time.
  manifest "$folder" | awk -v folder="$folder" -v traits="$(grep 'enabledTraits\|\.trait(' "$folder/Package.swift" | tr -d '\n')" '
    /^  "targets" : \[/ { inside = 1; next }
    /^  "(products|traits)" : \[/ { skipped = 1 }
    /^  \]/ { inside = skipped = 0 }
    skipped { next }
    !inside { if (!index($0, folder)) rest = rest $0; next }
    /^    \{/ { row = name = "" }
    /^      "name" : / { name = $3; gsub(/[",]/, "", name) }
    { row = row $0 }
    /^    \}/ { sub(/,$/, "", row); print name, row }
    END { print "*", rest traits }'
}

# keep_all_versions: makes Package.resolved list the packages of all modules. A run with MODULE leaves only its own there,
# and then the versions of the others would be unknown.
keep_all_versions() {
  local identity
  for identity in $(manifest "$root" | sed -n 's/^ *"identity" : "\(.*\)",*$/\1/p' | sort -u); do
    if ! grep -qs "\"$identity\"" "$root/Package.resolved"; then
      env ${lists_refused:+LISTS_REFUSED=1} swift package --package-path "$root" resolve > /dev/null || fail "The packages can't be resolved; run: swift package resolve"
      return
    fi
  done
}

# write_parts FOLDER: what each target consists of, in files of its name in FOLDER/parts, and in FOLDER/keys a line for
# each module: MODULE KEY. The files make it possible to tell what differs. It fails if anything isn't known.
write_parts() {
  local work=$1 name set
  mkdir -p "$work/parts" "$work/keyed" || return
  keep_all_versions
  targets > "$work/targets" && rows "$root" > "$work/rows" || return
  # Each file with its hash. Git isn't asked: the compiler also reads files that git ignores.
  (cd "$root" && find -L Modules Apps Tests Documentation ./*.md \
    \( -name '.build*' -o -name .swiftpm -o -name .DS_Store -o -name '*.xcodeproj' \) -prune -o -type f -print0 \
    | sed -z 's|^\./||' | LC_ALL=C sort -z | xargs -0 sha256sum) > "$work/hashes" || fail "The files can't be read."
  cut -c 67- "$work/hashes" | readers > "$work/readers" || return
  # The variables that are set, and where the sources name them, as texts or in comments.
  set=$(compgen -e | grep -vxE "$places" | paste -sd '|')
  for name in ${set//|/ }; do printf '%s=%q\n' "$name" "${!name}"; done > "$work/environment"
  # Calendars ask the system for the time zone, and it reads TZ.
  (cd "$root" && grep -roHE --include='*.swift' "[\"\`]($set)[\"\`]|(TimeZone|Calendar)\\." Modules Apps Tests || true) \
    | sed -E 's/:(TimeZone|Calendar)\.$/:TZ/; s/["`]//g' | LC_ALL=C sort -u > "$work/names"
  { swift --version 2> /dev/null; cat "$root/Package.resolved" 2> /dev/null; grep '^\* ' "$work/rows"; } > "$work/parts/the toolchain, the packages or the settings"
  awk -v parts="$work/parts" '
    FILENAME ~ /\/targets$/ { path[$2] = $3 "/"; name[++count] = $2; next }
    FILENAME ~ /\/rows$/ { if ($1 != "*") text[$1] = text[$1] $0 "\n"; next }
    FILENAME ~ /\/environment$/ { split($0, part, "="); value[part[1]] = $0; next }
    FILENAME ~ /\/hashes$/ {
      file = substr($0, 67)
      hash[file] = $0
      owner = target(file)
      if (owner == "") next
      has[owner] = 1
      if (file !~ /\.md$/) text[owner] = text[owner] $0 "\n"
      next
    }
    FILENAME ~ /\/readers$/ {
      split($0, part, "\t")
      owner = target(part[1])
      if (owner != "" && !seen[owner, part[2]]++) text[owner] = text[owner] hash[part[2]] "\n"
      next
    }
    {
      cut = match($0, /:[^:]*$/)
      owner = target(substr($0, 1, cut - 1))
      named = substr($0, cut + 1)
      if (owner != "" && !seen[owner, named]++ && named in value) text[owner] = text[owner] value[named] "\n"
    }
    END {
      for (i = 1; i <= count; i++) {
        printf "%s", text[name[i]] > (parts "/" name[i])
        close(parts "/" name[i])
        if (!(name[i] in has)) print name[i], path[name[i]]
      }
    }
    # The target that a file belongs to.
    function target(file,  i, best) {
      if (file in owners) return owners[file]
      best = ""
      for (i = 1; i <= count; i++)
        if (index(file, path[name[i]]) == 1 && length(path[name[i]]) > length(path[best])) best = name[i]
      return owners[file] = best
    }' "$work/targets" "$work/rows" "$work/environment" "$work/hashes" "$work/readers" "$work/names" > "$work/empty" || return
  (cd "$work/parts" && sha256sum -- *) > "$work/sums" || return
  # What a module and its tests use, whether directly or not.
  awk -v keyed="$work/keyed" '
    FILENAME ~ /\/targets$/ {
      kind[$2] = $1
      name[++count] = $2
      for (i = 4; i <= NF; i++) uses[$2] = uses[$2] " " $i
      next
    }
    { part = substr($0, 67); sum[part] = $1; if (!(part in kind)) common = common $0 "\n" }
    END {
      for (i = 1; i <= count; i++) {
        if (kind[name[i]] == "test") continue
        split("", reached)
        found = 0
        add(name[i])
        if ((name[i] "Tests") in kind) add(name[i] "Tests")
        for (j = 1; j <= found; j++) {
          n = split(uses[list[j]], used, " ")
          for (k = 1; k <= n; k++) add(used[k])
        }
        file = keyed "/" name[i]
        printf "%s", common > file
        # In the order of the manifest, so that the same parts have the same key.
        for (j = 1; j <= count; j++) if (name[j] in reached) print sum[name[j]] "  " name[j] > file
        close(file)
      }
    }
    function add(target) { if (!(target in reached)) { reached[target] = 1; list[++found] = target } }' \
    "$work/targets" "$work/sums" || return
  (cd "$work/keyed" && sha256sum -- *) | awk '{ print $2, $1 }' > "$work/keys"
}

# The folder of results. Machines may share it: set GREEN_FOLDER.
green=${GREEN_FOLDER:-$root/.build/green}

# The seconds that each suite took the last time: SUITE SECONDS.
suite_times=$root/.build/suite-times

# seconds MODULE: the time of the tests of a module in the last run.
seconds() { awk -v module="$1Tests." 'index($1, module) == 1 { sum += $2 } END { printf "%.1f", sum }' "$suite_times"; }

# require_green: results can be written.
require_green() {
  { mkdir -p "$green" && touch "$green/written.$$" && rm "$green/written.$$"; } 2> /dev/null \
    || fail "Results can't be written to the folder $green; GREEN_FOLDER names another."
}

# require_key WORK MODULE: the key of a module is known, and it has sources. Otherwise what has passed isn't known.
require_key() {
  local path
  grep -q "^$2 ." "$1/keys" || fail "The key of $2 isn't known."
  path=$(awk -v module="$2" '$1 == module || $1 == module "Tests" { print $2 }' "$1/empty")
  [ -z "$path" ] || fail "Package.swift has a row for $2, and there are no files in" $path
}

# why WORK MODULE: why the tests of a module have to run; fails if they have passed with this key.
why() {
  local key last
  key=$(awk -v module="$2" '$1 == module { print $2 }' "$1/keys")
  [ ! -e "$green/$key" ] || return 1
  last=$green/$2.last
  if [ -e "$last" ]; then
    awk 'NR == FNR { was[$0] = 1; next } !($0 in was) { names = names (names == "" ? "" : ", ") substr($0, 67); count++ }
      END { print (count > 5 ? count " of the modules that it uses have changed" : names " changed") }' "$last" "$1/keyed/$2"
  else
    echo "it hasn't passed here yet"
  fi
}

# keep_green WORK MODULE SECONDS: records that a module has passed, and the time of its tests.
keep_green() {
  local key
  key=$(awk -v module="$2" '$1 == module { print $2 }' "$1/keys")
  mkdir -p "$green"
  printf '%s %s %s\n' "$2" "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$3" > "$green/$key.$$"
  mv "$green/$key.$$" "$green/$key"
  cp "$1/keyed/$2" "$green/$2.last"
  printf '%s\n' "$3" > "$green/$2.time"
}
