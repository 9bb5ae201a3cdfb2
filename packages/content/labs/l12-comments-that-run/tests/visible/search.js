const guest = await victim();
const page = await guest.visit('/search?q=ferry');
expect(page.text, 'the search should find the article about the ferry').toContain('Night ferry to stop in April');
expect(page.find('h1').text, 'the page should say what was searched for').toContain('ferry');
expect(page.find('input[name=q]').attributes.value, 'the search box should keep the term').toBe('ferry');
const none = await guest.visit('/search?q=submarine');
expect(none.text, 'a search without a result should say so').toContain('Nothing in the archive fits');
const bakery = await guest.visit(`/search?q=${encodeURIComponent('Oak & Sons')}`);
expect(bakery.text, 'a search with an ampersand should find the bakery').toContain('Oak & Sons hand the bakery');
