# The common part of the scripts. They source it; it does nothing by itself.

set -euo pipefail

# Every script explains itself by the comment at its beginning.
case ${1:-} in
  -h | --help)
    sed -n -e '1d' -e '/^#/!q' -e 's/^# \{0,1\}//p' "$0"
    exit 0
    ;;
esac

# Without symbolic links, as the package manager prints it.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

# Messages have no colors, as in a log: the compiler is told of colors, and if they differ from those of the last build,
# the package manager begins every module again.
swift() {
  case ${1:-} in
    build | run | test) set -- "$1" --no-color-diagnostics "${@:2}" ;;
  esac
  command swift "$@"
}

# require_repository: git reads this repository. It refuses one that another user owns, as in a container.
require_repository() {
  local said
  said=$(git -C "$root" rev-parse --git-dir 2>&1 > /dev/null) && return
  case $said in
    *dubious*) fail "git refuses this repository, because another user owns it; run: git config --global --add safe.directory '$root'" ;;
    *) fail "git can't read this repository: $said" ;;
  esac
}

# The toolchain, in the version that Package.swift asks for, and git, which the package manager uses.
require_toolchain() {
  command -v git > /dev/null || fail "git is missing; run: $(install_command git)"
  type -P swift > /dev/null || fail \
    "Swift is missing; run: curl -LO https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz" \
    "&& tar zxf swiftly-$(uname -m).tar.gz && ./swiftly init"
  local needed found
  needed=$(sed -n '1s/.*swift-tools-version:[[:space:]]*//p' "$root/Package.swift")
  found=$(kept version "$(toolchain_file)" toolchain_version)
  [ "$(printf '%s\n%s\n' "$needed" "${found:-0}" | sort -V | head -1)" = "$needed" ] || fail \
    "Swift $needed or newer is needed, and this is ${found:-an unknown version}; run: swiftly install latest"
  if [ -e "$root/.build/shared-macros" ]; then
    MACRO_PLUGIN=$(macro_plugin)
    export MACRO_PLUGIN
  fi
}

toolchain_version() { swift --version 2> /dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -1; }

# toolchain_file: the program with its size and date, which differ after an update.
toolchain_file() { ls -lL "$(type -P swift)"; }

# kept NAME WHAT COMMAND…: the output of a command that depends only on WHAT. It runs once for each, unless it fails.
kept() {
  local folder=$root/.build/kept file
  file=$folder/$1-$(sha256sum <<< "$2" | cut -c 1-32)
  shift 2
  if [ ! -e "$file" ]; then
    mkdir -p "$folder"
    "$@" > "$file.$BASHPID" || { rm "$file.$BASHPID" && return 1; }
    mv "$file.$BASHPID" "$file"
    find "$folder" -type f -mtime +7 -delete
  fi
  cat "$file"
}

# The folder with the compiler plugins of the macros that the worktrees of this machine use.
macros_folder=${XDG_CACHE_HOME:-$HOME/.cache}/composed-macros

# build_macros ACTION [OPTION…]: builds or tests the macros where swift-syntax is built for all worktrees.
build_macros() {
  local action=$1
  shift
  MACRO_PLUGIN='' MODULE=ArchitectureMacros \
    swift "$action" --package-path "$root" --scratch-path "$macros_folder/build" "$@"
}

# Prints the path of the compiler plugin of the macros, and builds it unless a worktree with the same macros has.
macro_plugin() {
  local key plugin
  key=$(cd "$root" && {
    swift --version 2> /dev/null
    grep '"swiftlang/swift-syntax"' Package.swift
    find Modules/Architecture/ArchitectureMacros -name '*.swift' -print0 | sort -z | xargs -0 cat
  } | sha256sum | cut -c 1-16)
  plugin=$macros_folder/$key/ArchitectureMacros
  if [ ! -x "$plugin" ]; then
    say "The macros are built for this machine. The first time takes minutes, most of them for swift-syntax."
    build_macros build > "$root/.build/macros.log" 2>&1 \
      || fail "The macros can't be built: $(grep -m 3 'error:' "$root/.build/macros.log" || tail -3 "$root/.build/macros.log")"
    mkdir -p "$macros_folder/$key"
    cp "$macros_folder/build/debug/ArchitectureMacros-tool" "$plugin.$$"
    mv "$plugin.$$" "$plugin"
  fi
  printf '%s\n' "$plugin"
}

# The C libraries, one a line: the target that needs the headers, one of them, the name for pkg-config, and the
# packages of Debian and Fedora. Linux distributions keep the headers apart from the libraries.
c_libraries="\
FavoritesDatabase sqlite3.h sqlite3 libsqlite3-dev sqlite-devel
AsyncHTTPExchange zlib.h zlib zlib1g-dev zlib-devel
CPNG png.h libpng libpng-dev libpng-devel
CTurboJPEG turbojpeg.h libturbojpeg libturbojpeg0-dev turbojpeg-devel"

# require_headers < TARGETS: the headers that targets need, as `targets` prints them.
require_headers() {
  [ "$(uname -s)" = Linux ] || return 0
  local names debian
  names=$(awk '{ print $2 }')
  debian=$(missing_packages debian "$names")
  [ -n "$debian" ] || return 0
  if command -v apt-get > /dev/null && [ "$(id -u)" = 0 ]; then
    say "Headers are missing: installing $debian"
    install_packages "$debian"
  elif command -v apt-get > /dev/null && sudo -n true 2> /dev/null; then
    say "Headers are missing: installing $debian"
    install_packages "$debian" sudo -n
  fi
  debian=$(missing_packages debian "$names")
  [ -z "$debian" ] \
    || fail "Headers are missing; run: $(install_command "$debian" "$(missing_packages fedora "$names")")"
}

# missing_packages debian|fedora TARGETS: the packages with the headers that targets need and that are missing.
missing_packages() {
  local distribution=$1 target header name debian fedora packages=()
  while read -r target header name debian fedora; do
    grep -qx "$target" <<< "$2" || continue
    [ -e "/usr/include/$header" ] || [ -e "/usr/local/include/$header" ] \
      || { command -v pkg-config > /dev/null && pkg-config --exists "$name"; } \
      || packages+=("${!distribution}")
  done <<< "$c_libraries"
  printf '%s' "${packages[*]}"
}

# install_packages PACKAGES [PREFIX…]: the package lists are fetched only if they are missing or too old.
install_packages() {
  local packages
  read -ra packages <<< "$1"
  shift
  local install=("$@" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${packages[@]}")
  "${install[@]}" > /dev/null 2>&1 || { "$@" apt-get update -qq && "${install[@]}"; } > /dev/null 2>&1 || true
}

# install_command DEBIAN [FEDORA]: the command that installs packages on this system.
install_command() {
  local sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo "
  if command -v dnf > /dev/null; then
    printf '%sdnf install %s\n' "$sudo" "${2:-$1}"
  else
    printf '%sapt-get install %s\n' "$sudo" "$1"
  fi
}

# words < NAMES: the words of names, `Air Quality` for AirQuality and `HTTP Status` for HTTPStatus.
words() { sed -e 's/\([a-z0-9]\)\([A-Z]\)/\1 \2/g' -e 's/\([A-Z]\)\([A-Z][a-z]\)/\1 \2/g'; }

# property_names < NAMES: the names as properties, `airQuality` for AirQuality and `httpStatus` for HTTPStatus.
property_names() { words | awk '{ $1 = tolower($1); gsub(/ /, ""); print }'; }
property_name() { property_names <<< "$1"; }

# command_name NAME: the name as a command, `air-quality` for AirQuality.
command_name() { words <<< "$1" | tr ' [:upper:]' '-[:lower:]'; }

# manifest FOLDER: the manifest of a package as JSON. The scratch folder of builds isn't used: they lock it. Scripts that
# run beside each other take turns, because the package manager prints a line when it waits.
#
# With lists_refused, rows that use what they may not are in it too: another team's row doesn't keep a module from being
# named, and the module's own row is refused when it's built.
manifest() {
  mkdir -p "$root/.build"
  env MACRO_PLUGIN= LISTS_TARGETS=1 ${lists_refused:+LISTS_REFUSED=1} flock "$root/.build/manifest.lock" \
    swift package --package-path "$1" --scratch-path "$root/.build/manifest" dump-package
}

# The targets of the manifest, one a line: KIND NAME PATH, then the names of those that it uses.
# With MODULE in the environment, those of the package that it resolves to.
targets() { kept targets "$(toolchain_file) ${MODULE:-} ${lists_refused:-} $(cat "$root/Package.swift")" read_targets; }

read_targets() {
  manifest "$root" | awk '
    /^  "targets" : \[/ { inside = 1; next }
    /^  \]/ { inside = 0 }
    !inside { next }
    /^    \{/ { name = path = kind = uses = ""; next }
    /^      "name" : / { name = quoted($0); next }
    /^      "path" : / { path = quoted($0); next }
    /^      "type" : / { kind = quoted($0); next }
    /^          "target" : \[/ { getline; uses = uses " " quoted("x : " $0); next }
    /^    \}/ { print kind, name, path uses }
    function quoted(line) {
      sub(/^[^:]*: */, "", line)
      gsub(/[",[:space:]]/, "", line)
      return line
    }'
}

# refusal < OUTPUT: what a manifest that can't be read says, without the compiler's output around it. Of what the compiler
# says of a syntax error, the first line tells the place.
refusal() {
  local said
  said=$(cat)
  grep -oE 'Package\.swift:.*' <<< "$said" | awk '!seen[$0]++ && !(/^Package.swift:[0-9]/ && placed++)' \
    || printf '%s\n' "$said"
}

# use_resolved_versions PACKAGE: makes a package that depends on this one use its resolved versions.
# Otherwise others would be checked out and built.
use_resolved_versions() {
  [ ! -e "$root/Package.resolved" ] || cp "$root/Package.resolved" "$1/Package.resolved"
}

# copy_repository FOLDER: the files of this repository as they are now, committed or not, in a new folder.
copy_repository() {
  require_repository
  mkdir -p "$1"
  (cd "$root" && git ls-files --cached --others --exclude-standard -z \
    | while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done \
    | tar --create --null --files-from -) | tar --extract --directory "$1"
  use_resolved_versions "$1"
  git -C "$1" init --quiet
}

# For a package that is built into the folder of this one: the plan of the last build is there too, and SwiftPM would use
# it for the next package, whichever it is. Call it before and after.
forget_plan() { rm -f "$root/.build/debug.yaml"; }

# Addresses on this machine are reached without a proxy. Scripts that other scripts run find them in it already.
[[ ,${no_proxy:-}, == *,127.0.0.1,localhost,* ]] || export no_proxy="127.0.0.1,localhost${no_proxy:+,$no_proxy}"
