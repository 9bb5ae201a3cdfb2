/** `npm run pack`: the tarballs of what is published, in `dist-packages`. With `-- --next` they are tried in Next.js. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { tryNextHost } from '../publish/next-host.ts';
import { ensurePackages } from '../publish/packages-build.ts';
import { ROOT } from '../root.ts';

for (const { name, tarball } of await ensurePackages({ force: true })) {
  const megabytes = statSync(tarball).size / 1_000_000;
  console.log(`${name}: ${path.relative(ROOT, tarball)} (${megabytes.toFixed(2)} MB)`);
}

if (process.argv.includes('--next')) await tryNextHost();
