// Readers write about HTML, too, and towns have names of several words. What they type is text, in each place.
const mark = token(5);
const juno = await victim('juno@park.example');
await juno.visit('/me');
const town = `St. John's ${mark} & <Ness>`;
await juno.submit('form[action="/me"]', { name: `Juno &amp; ${mark}`, town, site: '' });
await juno.visit('/articles/2');
const said = `${mark}: write &lt;b&gt; and &amp;amp; and <b>, not &#39;`;
await juno.submit('form.write', { body: `${said}\n*&lt;i&gt; ${mark}*` });
const hanne = await victim('hanne@courier.example', 'deadline-at-six-44');
for (const page of [await juno.visit('/articles/2'), await hanne.visit('/desk')]) {
  expect(page.text, 'a comment about HTML should be shown as it was typed').toContain(said);
  expect(page.all('strong').map((found) => found.text), 'formatted words should be shown as they were typed').toContain(`&lt;i&gt; ${mark}`);
  expect(page.text, 'the name should be shown as it was typed').toContain(`Juno &amp; ${mark}`);
  expect(page.all('b.name').map((found) => found.attributes.title), 'the town should be shown as it was typed').toContain(town);
}
const found = await juno.visit(`/search?q=${encodeURIComponent(`&lt; ${mark}`)}`);
expect(found.find('h1').text, 'the search term should be shown as it was typed').toContain(`&lt; ${mark}`);
expect(found.find('input[name=q]').attributes.value, 'the search box should keep the term as it was typed').toBe(`&lt; ${mark}`);
