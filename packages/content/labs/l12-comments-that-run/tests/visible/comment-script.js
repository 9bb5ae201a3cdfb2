// A comment with a script element. Then the editor opens her desk.
const nils = await signIn('nils@aker.example');
const mark = token(8);
await nils.post('/articles/1/comments', { body: `I agree. <script>alert("${mark}")</script>` });
const hanne = await victim('hanne@courier.example', 'deadline-at-six-44');
await hanne.visit('/desk');
await hanne.visit('/articles/1');
expect(ran(mark), "the comment ran as a script in the editor's browser").toBe(false);
