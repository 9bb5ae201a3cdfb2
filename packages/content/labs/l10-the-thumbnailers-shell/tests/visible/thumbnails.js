const dmitri = await signIn('dmitri@harborlight.example');
const effects = [['', []], ['-colorspace Gray', ['-colorspace', 'Gray']], ['-sepia-tone 80%', ['-sepia-tone', '80%']], ['-sharpen 0x1', ['-sharpen', '0x1']]];
for (const [effect, args] of effects) {
  const size = `${number(60, 1200)}x${number(60, 900)}`;
  const made = await dmitri.post('/pictures/2/thumbnail', { size, effect });
  expect(made.status, `a thumbnail of ${size} with the effect "${effect}" should be made`).toBe(200);
  const [run] = made.of('exec').filter((event) => event.program === 'convert');
  expect(run && run.argv.includes(size), `convert should be given the size ${size}`).toBe(true);
  expect(args.every((arg) => run.argv.includes(arg)), `convert should be given ${effect}`).toBe(true);
  const link = (made.body.match(/href="\/thumbs\/[^"]+"/g) || []).find((one) => one.includes(size));
  expect(link, 'the page should link to the new thumbnail').toBeTruthy();
  const thumbnail = await dmitri.get(link.slice(6, -1));
  expect(thumbnail.body, 'the thumbnail should have been made in that size').toContain(size);
}
