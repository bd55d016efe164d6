# The keys of modules, for the scripts that don't repeat what has passed. They source it after support.bash.
#
# A module's key is a hash of what its tests depend on: the sources and rows of the module, its tests and all modules
# that these use, the versions of packages, the toolchain, the settings in the manifest, files of the repository that
# the sources name, and environment variables that the sources name. HOME and PATH aren't part of it: they only name
# places, and results may be shared between machines.

# Files outside of modules that tests read, if their sources name them.
read_by_tests="Documentation README.md CHANGELOG.md"

# rows FOLDER: the rows of the manifest in a folder, a line each; the last line is the rest of the manifest.
rows() {
  # The dump lists traits in a different order each time.
  manifest "$1" | awk -v folder="$1" -v traits="$(grep 'enabledTraits\|\.trait(' "$1/Package.swift" | tr -d '\n')" '
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
# each module: MODULE KEY. The files make it possible to tell what differs.
write_parts() {
  local work=$1 file target
  mkdir -p "$work/parts" "$work/keyed"
  keep_all_versions
  targets > "$work/targets"
  rows "$root" > "$work/rows"
  # Each file with its hash, also files that git doesn't know yet.
  git -C "$root" ls-files --cached --others --exclude-standard -- Modules Apps Tests $read_by_tests \
    | (cd "$root" && while IFS= read -r file; do [ ! -f "$file" ] || printf '%s\n' "$file"; done) > "$work/files"
  (cd "$root" && git hash-object --stdin-paths < "$work/files") | paste -d ' ' - "$work/files" > "$work/hashes"
  # The names in each target: environment variables, and files outside of modules.
  (cd "$root" && grep -rhoHE --include='*.swift' \
    "\"[A-Z][A-Z0-9]*_[A-Z0-9_]+\"|environment\\[\"[A-Z0-9_]+\"\\]|(${read_by_tests// /|})" Modules Apps Tests || true) \
    | sed -e 's/environment\["//; s/"\]$//' | tr -d '"' | sort -u > "$work/names"
  (env; true) | grep -E '^[A-Z][A-Z0-9_]*=' | grep -vE '^(HOME|PATH)=' > "$work/environment" || true
  { swift --version 2> /dev/null; cat "$root/Package.resolved" 2> /dev/null; grep '^\* ' "$work/rows"; } > "$work/parts/the toolchain, the packages or the settings"
  awk -v parts="$work/parts" '
    FILENAME ~ /\/targets$/ { path[$2] = $3 "/"; name[++count] = $2; next }
    FILENAME ~ /\/rows$/ { if ($1 != "*") text[$1] = text[$1] $0 "\n"; next }
    FILENAME ~ /\/environment$/ { split($0, part, "="); value[part[1]] = $0; next }
    FILENAME ~ /\/hashes$/ {
      file = substr($0, index($0, " ") + 1)
      owner = target(file)
      if (owner != "" && file ~ /\.md$/) next
      if (owner != "") text[owner] = text[owner] $0 "\n"
      else { split(file, part, "/"); outside[part[1]] = outside[part[1]] $0 "\n" }
      next
    }
    {
      cut = match($0, /:[^:]*$/)
      owner = target(substr($0, 1, cut - 1))
      named = substr($0, cut + 1)
      if (owner == "" || (owner, named) in seen) next
      seen[owner, named] = 1
      if (named in value) text[owner] = text[owner] value[named] "\n"
      if (named in outside) text[owner] = text[owner] outside[named]
    }
    END {
      for (i = 1; i <= count; i++) {
        printf "%s", text[name[i]] > (parts "/" name[i])
        close(parts "/" name[i])
      }
    }
    # The target that a file belongs to.
    function target(file,  i, best) {
      if (file in owners) return owners[file]
      best = ""
      for (i = 1; i <= count; i++)
        if (index(file, path[name[i]]) == 1 && length(path[name[i]]) > length(path[best])) best = name[i]
      return owners[file] = best
    }' "$work/targets" "$work/rows" "$work/environment" "$work/hashes" "$work/names"
  (cd "$work/parts" && sha256sum -- *) > "$work/sums"
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
    "$work/targets" "$work/sums"
  (cd "$work/keyed" && sha256sum -- *) | awk '{ print $2, $1 }' > "$work/keys"
}

# The folder of results. Machines may share it: set GREEN_FOLDER.
green=${GREEN_FOLDER:-$root/.build/green}

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
