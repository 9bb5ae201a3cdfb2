// Somebody points the tag at an image of their own. Which builds take it?
const image = policy.build('Dockerfile');
const stages = new Set(image.stages.map(({ name }) => name.toLowerCase()));
for (const { base, line } of image.stages) {
  if (base === 'scratch' || stages.has(base.toLowerCase()) || /@sha256:[0-9a-f]{64}$/.test(base)) continue;
  finding('moving-tag', 'Dockerfile', line, `${base} is whatever the registry says on the day of the build`);
}
// Images that only lend files are as much a part of the build as those it begins with.
const named = policy.dockerfile('Dockerfile').stages.flatMap(({ instructions }) => instructions).flatMap(({ name, flags, line }) => {
  const lent = name === 'RUN' ? (flags.mount || []).flatMap((mount) => mount.split(',').filter((part) => part.startsWith('from=')).map((part) => part.slice(5))) : flags.from || [];
  return lent.map((from) => ({ from, line }));
});
for (const { from, line } of named) {
  if (/^\d+$/.test(from) || stages.has(from.toLowerCase()) || /@sha256:[0-9a-f]{64}$/.test(from)) continue;
  finding('moving-tag', 'Dockerfile', line, `${from} is whatever the registry says on the day of the build`);
}
blocked('finding', 'the next build may begin with a different image');
