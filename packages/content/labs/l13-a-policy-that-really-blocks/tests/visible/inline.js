// Piet writes a script into the description of his cabin. Lotte looks at it.
const mark = token(8);
const piet = await signIn('piet@dorn.example');
await piet.post('/host/2', { description: `<p>The old signal box.</p><script>alert("${mark}")</script>`, rules: '-' });
const lotte = await victim('lotte@maas.example');
await lotte.visit('/cabins/2');
expect(ran(mark), "the host's script ran in the guest's browser").toBe(false);
