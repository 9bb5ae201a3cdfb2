// What does nothing but lie there: for whoever searches the layers, and for everybody who waits for them.
const image = policy.build('Dockerfile');
for (const { path, line } of image.caches) finding('cache', 'Dockerfile', line, `${path} was left in a layer`);
const idle = /\/node_modules\/(typescript|vitest)$|\.test\.ts$|\/docs\//;
for (const { added, line } of image.layers) {
  const found = added.find((path) => idle.test(path));
  if (found !== undefined) finding('ballast', 'Dockerfile', line, `${found} does nothing in a running container`);
}
if (image.mb > 420) finding('size', 'Dockerfile', image.base.line, `the image has ${image.mb} MB, pier itself has 20`);
blocked('finding', 'the image carries what nobody needs');
