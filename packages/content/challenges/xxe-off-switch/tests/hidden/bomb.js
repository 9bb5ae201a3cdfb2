// A short document whose entities refer to each other: ten times ten times ten times …
const names = Array.from({ length: 6 }, () => `e${token(5)}`);
const lines = names.map((name, at) => `<!ENTITY ${name} "${at === 0 ? token(12) : `&${names[at - 1]};`.repeat(at > 4 ? 4 : 10)}">`);
const xml = `<!DOCTYPE order [${lines.join('')}]><order shop="x"><line article="B-114">&${names[5]};</line></order>`;
const reply = await request({ method: 'POST', url: '/orders', form: { xml } });
const added = reply.of('log').map(({ text }) => Number(/^entities added (\d+)/.exec(text)?.[1] ?? 0));
expect(Math.max(0, ...added), 'a document of less than a kilobyte filled the memory of the parser').toBeLessThan(60_000);
expect(reply.of('fault'), 'the order made the app throw an error').toBeEmpty();
