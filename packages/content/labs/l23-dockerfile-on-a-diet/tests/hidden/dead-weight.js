// Files that do nothing in the image: useful to an intruder who searches the layers, and slow for everybody who downloads them.
const image = policy.build('Dockerfile');
for (const { path, line } of image.caches) finding('cache', 'Dockerfile', line, `${path} was left in a layer`);
const idle = /\/node_modules\/(typescript|vitest)$|\.test\.ts$|\/docs\//;
for (const { added, line } of image.layers) {
  const found = added.find((path) => idle.test(path));
  if (found !== undefined) finding('ballast', 'Dockerfile', line, `${found} does nothing in a running container`);
}
for (const { added, line } of image.layers) {
  const cache = added.find((path) => /\/(_cacache|\.npm|\.cache|\.yarn)\//.test(path));
  if (cache !== undefined) finding('cache', 'Dockerfile', line, `${cache} was left in a layer`);
}
// pier is JavaScript and one native package: it calls no program of the system. An init and certificates may be there.
const useful = ['tini', 'dumb-init', 'ca-certificates', 'tzdata'];
for (const { name, line } of image.packages.filter(({ name }) => !useful.includes(name))) finding('package', 'Dockerfile', line, `${name} is in the image, and pier never calls it`);
if (image.mb > 300) finding('size', 'Dockerfile', image.base.line, `the image has ${image.mb} MB, and pier itself only 20`);
blocked('finding', 'the image contains what nobody needs');
