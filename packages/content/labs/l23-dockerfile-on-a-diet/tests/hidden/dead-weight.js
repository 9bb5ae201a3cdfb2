// Files that do nothing in the image: useful to an intruder who searches the layers, and slow for everybody who downloads them.
const image = policy.build('Dockerfile');
for (const { path, line } of image.caches) finding('cache', 'Dockerfile', line, `${path} was left in a layer`);
const idle = /\/node_modules\/(typescript|vitest)$|\.test\.ts$|\/docs\//;
for (const { added, line } of image.layers) {
  const found = added.find((path) => idle.test(path));
  if (found !== undefined) finding('ballast', 'Dockerfile', line, `${found} does nothing in a running container`);
}
if (image.mb > 420) finding('size', 'Dockerfile', image.base.line, `the image has ${image.mb} MB, and pier itself only 20`);
blocked('finding', 'the image contains what nobody needs');
