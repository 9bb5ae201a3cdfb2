expect((await request({ method: 'POST', url: '/install' })).status, 'the installation should work: both files are in sync').toBe(200);
const reply = await request({ method: 'POST', url: '/build' });
expect(reply.status, 'the build should pass: the files are in sync, and the program finds its modules').toBe(200);
const loaded = reply.of('sql').flatMap(({ params }) => params);
for (const name of ['csv-loom', 'date-lattice', 'mail-coat', 'paper-route', 'spec-kettle']) expect(loaded.some((url) => url.includes(`/${name}/-/`)), `${name} should be downloaded from the registry`).toBe(true);
