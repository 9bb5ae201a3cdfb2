// Any range that npm would accept is right, as long as it fits.
// All of it is downloaded from the registry, at each build, and none of it from elsewhere.
const real = sql("SELECT name, url FROM modules WHERE since < '2026-01-01'");
for (const round of [1, 2]) {
  const reply = await request({ method: 'POST', url: '/build' });
  expect(reply.status, `build ${round} should pass`).toBe(200);
  const loaded = reply.of('sql').flatMap(({ params }) => params);
  for (const { name, url } of real.filter((module) => module.name !== 'retry-later')) expect(loaded.includes(url), `${name} should be downloaded from the registry`).toBe(true);
}
