# The part of the scripts that add and remove features: they change all of their files, or none. They source it after
# support.bash; it does nothing by itself but for a temporary folder, $work.

script=${0##*/}
work=$(mktemp -d)
changing=
made=()

# take_turns: two of them at once would each write the rows without that of the other.
take_turns() {
  mkdir -p "$root/.build"
  exec 9> "$root/.build/features.lock"
  flock --nonblock 9 || fail "$script: another new-feature or remove-feature runs here; wait until it ends. Nothing was changed."
}

# begin_change [PATH…]: keeps these, and the files that list features. From here on, the end of the script puts them back
# and removes the files in `made`, unless finish_change was called.
begin_change() {
  local path
  for path in "$@" Package.swift README.md .vscode .github/CODEOWNERS */*/Generated; do
    [ ! -e "$path" ] || printf '%s\0' "$path"
  done | tar --create --file "$work/before.tar" --null --files-from -
  changing=1
}

finish_change() { changing=; }

end_change() {
  trap '' HUP INT TERM
  if [ -n "$changing" ]; then
    [ ${#made[@]} -eq 0 ] || rm -f -- "${made[@]}"
    for path in "${made[@]}"; do rmdir -p --ignore-fail-on-non-empty -- "$(dirname "$path")" 2> /dev/null || true; done
    if tar --extract --file "$work/before.tar"; then
      say "$script: it didn't end, so all files are as they were."
    else
      say "$script: the files as they were are in $work/before.tar; put them back with tar."
      return
    fi
  fi
  rm -rf "$work"
}
trap end_change EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# generate: writes the lists for the new rows, or names the reason not to.
generate() {
  Scripts/generate > "$work/generate.log" 2>&1 || fail "$(< "$work/generate.log")" $'\n'"$script: Scripts/generate failed."
}
