// Somebody points the tag at an image of their own. Which builds take it?
const image = policy.build('Dockerfile');
const stages = new Set(image.stages.map(({ name }) => name.toLowerCase()));
for (const { base, line } of image.stages) {
  if (base === 'scratch' || stages.has(base.toLowerCase()) || /@sha256:[0-9a-f]{64}$/.test(base)) continue;
  finding('moving-tag', 'Dockerfile', line, `${base} is whatever the registry says on the day of the build`);
}
blocked('finding', 'the next build may begin with a different image');
