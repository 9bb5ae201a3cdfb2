const mira = await signIn('N1042');
const found = await mira.get(`/directory?q=${encodeURIComponent("O'Hara")}`);
expect(found.status, 'a search with an apostrophe should not break the statement').toBe(200);
expect(found.body, 'a search for the apostrophe should find the person').toContain('Samuel O&#39;Hara');
const family = token(5);
const plain = await client().post('/login', { staff_no: `D'${family}`, code: "it's" });
expect(plain.status, 'a number with an apostrophe should be refused like any other').toBe(401);
