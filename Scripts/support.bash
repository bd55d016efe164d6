# What the scripts share. They source it; it does nothing by itself.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$@"
  exit 1
}

# The toolchain, in the version that Package.swift asks for, and git, which the package manager uses.
require_toolchain() {
  command -v git > /dev/null || fail "git is missing; run: $(install_command git)"
  command -v swift > /dev/null || fail \
    "Swift is missing; run: curl -LO https://download.swift.org/swiftly/linux/swiftly-$(uname -m).tar.gz" \
    "&& tar zxf swiftly-$(uname -m).tar.gz && ./swiftly init"
  local needed found
  needed=$(sed -n '1s/.*swift-tools-version:[[:space:]]*//p' "$root/Package.swift")
  found=$(swift --version 2> /dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -1)
  [ "$(printf '%s\n%s\n' "$needed" "${found:-0}" | sort -V | head -1)" = "$needed" ] || fail \
    "Swift $needed or newer is needed, and this is ${found:-an unknown version}; run: swiftly install latest"
}

# SQLite's headers, which Linux distributions keep apart from the library.
require_sqlite() {
  [ "$(uname -s)" = Linux ] || return 0
  has_sqlite && return 0
  if command -v apt-get > /dev/null && [ "$(id -u)" = 0 ]; then
    say "SQLite's headers are missing: installing libsqlite3-dev"
    install_sqlite
  elif command -v apt-get > /dev/null && sudo -n true 2> /dev/null; then
    say "SQLite's headers are missing: installing libsqlite3-dev"
    install_sqlite sudo -n
  fi
  has_sqlite || fail "SQLite's headers are missing; run: $(install_command libsqlite3-dev sqlite-devel)"
}

has_sqlite() {
  [ -e /usr/include/sqlite3.h ] || [ -e /usr/local/include/sqlite3.h ] \
    || { command -v pkg-config > /dev/null && pkg-config --exists sqlite3; }
}

# install_sqlite [PREFIX…]: the package lists are fetched only where they are missing or too old.
install_sqlite() {
  local install=("$@" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends)
  "${install[@]}" libsqlite3-dev > /dev/null 2>&1 \
    || { "$@" apt-get update -qq > /dev/null 2>&1 && "${install[@]}" libsqlite3-dev > /dev/null 2>&1; } \
    || true
}

# install_command DEBIAN [FEDORA]: the command that installs a package on this system.
install_command() {
  local sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo "
  if command -v dnf > /dev/null; then
    printf '%sdnf install %s\n' "$sudo" "${2:-$1}"
  else
    printf '%sapt-get install %s\n' "$sudo" "$1"
  fi
}

# The targets of the manifest, one a line: KIND NAME PATH, then the names of those that it uses.
# With MODULE in the environment, those of the package that it resolves to.
targets() {
  swift package --package-path "$root" dump-package | awk '
    /^  "targets" : \[/ { inside = 1; next }
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

# use_resolved_versions PACKAGE: a package that depends on this one takes the versions that this one has
# resolved. Others would be checked out, and built, in their place.
use_resolved_versions() {
  [ ! -e "$root/Package.resolved" ] || cp "$root/Package.resolved" "$1/Package.resolved"
}

# For a package that is built into the folder of this one: the plan of the last build lies there too, and SwiftPM
# would take it for that of whichever package comes next. To be called before and after.
forget_plan() { rm -f "$root/.build/debug.yaml"; }

# What is on this machine is reached without a proxy.
export no_proxy="127.0.0.1,localhost${no_proxy:+,$no_proxy}"
