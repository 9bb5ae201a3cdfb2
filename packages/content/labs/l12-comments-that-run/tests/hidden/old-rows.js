// Written into the database before anything was fixed.
const marks = [];
const code = () => { const mark = token(8); marks.push(mark); return `alert(\`${mark}\`)`; };
const id = `old-${token(5)}`;
sql("INSERT INTO users VALUES (?, ?, '-', 'reader', ?, ?, ?)", id, `${id}@old.example`, `<svg onload=${code()}>`, `x" tabindex=0 autofocus onfocus="${code()}`, `javascript:${code()}`);
sql('INSERT INTO comments (article_id, user_id, body, at) VALUES (2, ?, ?, ?)', id, `<img src=x onerror=${code()}>`, '1 March, 20:00');
const hanne = await victim('hanne@courier.example', 'deadline-at-six-44');
await hanne.visit('/desk');
const page = await hanne.visit('/articles/2');
for (const { attributes } of page.all('a').filter((found) => (found.attributes.href || '').includes('alert'))) await hanne.click(`a[href=${JSON.stringify(attributes.href)}]`);
expect(marks.filter((mark) => ran(mark)), 'something that was stored long ago ran').toBeEmpty();
