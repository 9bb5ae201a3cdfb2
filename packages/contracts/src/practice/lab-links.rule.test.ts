import { describe, expect, it } from 'vitest';
import { findDeadLabLinks, parseLabLink } from './lab-links.rule.ts';

const lab = {
  kind: 'fix',
  accounts: [{ name: 'Ada', note: '', user: 'ada', password: 'x' }],
  seed: { sql: 'create table a (b)', world: {} },
  tests: [],
  files: [{ path: 'routes/a.js', text: 'one\ntwo' }],
} as const satisfies Partial<Parameters<typeof findDeadLabLinks>[1]>;
type Lab = Parameters<typeof findDeadLabLinks>[1];
const toLab = (change: object = {}) => ({ ...lab, ...change }) as unknown as Lab;
const toDead = (href: string, change?: object, hasHints = true) =>
  findDeadLabLinks(`<p><a href="${href}">x</a></p>`, toLab(change), hasHints);

describe("links in a lab's text", () => {
  it.each([
    ['#accounts', { kind: 'control', control: 'accounts' }],
    ['#file/routes/a.js', { kind: 'file', path: 'routes/a.js', line: undefined }],
    ['#file/routes/a.js:17', { kind: 'file', path: 'routes/a.js', line: 17 }],
    ['#nothing', undefined],
    ['https://example.test/#accounts', undefined],
  ])('the link %s leads to what it names', (href, link) => expect(parseLabLink(href)).toEqual(link));

  it.each(['#code', '#preview', '#database', '#accounts', '#hints', '#solution', '#file/routes/a.js:2'])(
    'the link %s works if the lab has its target',
    (href) => expect(toDead(href)).toEqual([]),
  );

  it.each([
    ['a name that no lab has', '#nowhere', {}, true],
    ['a victim without victims', '#victim', {}, true],
    ['victims, though there are none', '#victim', { seed: { world: { victims: [] } } }, true],
    ['a database that is not there', '#database', { seed: { world: {} } }, true],
    ['hints of a lab without any', '#hints', {}, false],
    ['the preview of a lab without an app', '#preview', { inspect: 'build Dockerfile' }, true],
    ['tests of an exploit lab', '#tests', { goal: { by: 'log', title: '', script: '' } }, true],
    ['the solution of a playground', '#solution', { kind: 'playground' }, true],
    ['a file that is not there', '#file/routes/b.js', {}, true],
    ['a line after the last', '#file/routes/a.js:3', {}, true],
  ])('a link is dead with %s', (_what, href, change, hasHints) =>
    expect(toDead(href, change, hasHints)).toEqual([href]),
  );

  it('a link out of the lab is not checked here', () => {
    expect(toDead('https://owasp.org/')).toEqual([]);
  });
});
