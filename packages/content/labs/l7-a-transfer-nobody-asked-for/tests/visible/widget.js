// The bakery shows the purse in a frame of its page, and is told how many points there are.
const SHOP = '<iframe src="https://app.test/widget?shop=bakery"></iframe><script>onmessage = (event) => console.log(event.origin + " says " + event.data.points)</script>';
const mara = await victim('mara@lind.example');
const page = await mara.visitAttacker(SHOP, { url: 'https://bakery.example/till' });
expect(page.console, "the bakery should see Mara's points in its page").toContain('https://app.test says 640');
const stranger = await victim();
const empty = await stranger.visitAttacker(SHOP, { url: 'https://bakery.example/till' });
expect(empty.console, 'the bakery should be told that nobody is signed in').toContain('https://app.test says null');
// Nobody else may frame it.
const framed = await mara.visitAttacker(SHOP, { url: 'https://evil.example/' });
const other = await mara.visitAttacker(SHOP.replace('bakery', 'bank'), { url: 'https://bakery.example/till' });
expect(framed.of('framed'), 'only a shop should have the purse in a frame').toBeEmpty();
expect(other.console, 'another shop should not be told about the purse').not.toContain('says');
