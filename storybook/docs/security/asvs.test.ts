import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Evidence, GUIDE, POLICIES } from './asvs/requirement.ts';
import { CHAPTERS } from './asvs.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) =>
  existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : undefined;

/** Levels of the requirements of each section of ASVS 5.0.0, in their order: `1.2` has nine of level 1 or 2 and one of 3. */
const LEVELS: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};
const OF_STANDARD = Object.entries(LEVELS).flatMap(([section, levels]) =>
  Array.from(levels, (level, index) => ({ id: `${section}.${index + 1}`, level: Number(level) })),
);

const all = CHAPTERS.flatMap(({ requirements }) => requirements);
const headingsOf = (file: string) =>
  [...(read(file) ?? '').matchAll(/^#{1,3} (.+)$/gm)].map((match) => match[1] ?? '');

const escapeForPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
/** A title is the first argument of a call: of `it`, `describe`, `test`, of a step, or of what their `each` gives. */
const hasTest = (source: string, title: string) => {
  const escaped = ["'", '"', '`'].map((quote) => {
    const written = escapeForPattern(title.replaceAll(quote, `\\${quote}`));
    return `${quote}${written}${quote}`;
  });
  return new RegExp(String.raw`\(\s*(?:${escaped.join('|')}),`).test(source);
};

function findFault(evidence: Evidence): string | undefined {
  const source = read(evidence.file);
  if (source === undefined) return `${evidence.file} does not exist`;
  if (evidence.kind === 'test')
    return hasTest(source, evidence.title) ? undefined : `${evidence.file} has no test “${evidence.title}”`;
  if (evidence.kind === 'code')
    return source.includes(evidence.text) ? undefined : `${evidence.file} does not hold “${evidence.text}”`;
  return headingsOf(evidence.file).includes(evidence.heading)
    ? undefined
    : `${evidence.file} has no section “${evidence.heading}”`;
}

describe('the table of ASVS 5.0, levels 1 and 2', () => {
  it('the table has all 253 requirements, each once, in its chapter, with its level', () => {
    const wanted = OF_STANDARD.filter(({ level }) => level < 3);
    expect([OF_STANDARD.length, wanted.length]).toEqual([345, 253]);
    expect(all.map(({ id, level }) => ({ id, level }))).toEqual(wanted);
    for (const { number, requirements } of CHAPTERS)
      expect(requirements.filter(({ id }) => !id.startsWith(`${number}.`))).toEqual([]);
  });

  it('the table names tests, code and sections that exist', () => {
    expect(
      all.flatMap(({ id, evidence }) =>
        evidence.flatMap((one) => {
          const fault = findFault(one);
          return fault === undefined ? [] : [`${id}: ${fault}`];
        }),
      ),
    ).toEqual([]);
  });

  it('nothing is met without evidence, and nothing else without a reason or a section of the guide', () => {
    const bare = all.filter(({ state, evidence, reason, guide }) => {
      if (state === 'met') return evidence.length === 0;
      return state === 'by deployment' ? guide === undefined : !reason;
    });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('the deployment is only left with topics that the operator’s guide has a section about', () => {
    const sections = headingsOf(GUIDE);
    const named = all.flatMap(({ guide }) => guide ?? []);
    expect(named.filter((guide) => !sections.includes(guide))).toEqual([]);
  });

  it.each([
    ["it('refuses it', async () => {", 'refuses it', true],
    ["])('refuses %s', (name) => {", 'refuses %s', true],
    ["it(\n    'refuses it',\n    () => {", 'refuses it', true],
    ["expect(text).toBe('refuses it');", 'refuses it', false],
    ["// it('refuses it'", 'refuses it', false],
    ["it('refuses it again', () => {", 'refuses it', false],
  ])('the source %j has a test %j: %s', (source, title, isThere) =>
    expect(hasTest(source, title)).toBe(isThere),
  );
});

describe('the operator’s guide', () => {
  it('the operator’s guide names settings that exist', () => {
    const known = read('.env.example') ?? '';
    const named = [...(read(GUIDE) ?? '').matchAll(/`([A-Z]+(?:_[A-Z]+)+)\b/g)].map(
      (match) => match[1] ?? '',
    );
    expect(named.length).toBeGreaterThan(20);
    const ofNode = ['NODE_OPTIONS'];
    expect(
      named.filter((name) => !ofNode.includes(name) && !new RegExp(`^${name}=`, 'm').test(known)),
    ).toEqual([]);
  });
});

describe('the policies', () => {
  const policies = read(POLICIES) ?? '';
  const server = path.join(ROOT, 'tool-server/src');
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(server, file), 'utf8'))
    .join('\n');

  it('the policies name every key that is derived (ASVS 11.1.2)', () => {
    const derived = [...sources.matchAll(/\bderive\('([^']+)'\)/g)].map((match) => match[1] ?? '');
    expect(derived.length).toBeGreaterThan(10);
    expect([...new Set(derived)].filter((purpose) => !policies.includes(`\`${purpose}\``))).toEqual([]);
  });

  it('the policies name every event of the log, and no other (ASVS 16.1.1)', () => {
    const inCode = [...sources.matchAll(/event: (?:[^',\n]*\? '([a-z_.]+)' : )?'([a-z_.]+)'/g)].flatMap(
      ([, one, other]) => [one, other].filter((name) => name !== undefined),
    );
    const logged = new Set(inCode.filter((name) => name.includes('.') || name === 'audit'));
    const section = /^## Logs$([\s\S]*)/m.exec(policies)?.[1] ?? '';
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([a-z_.]+)`/g)].map((match) => match[1]),
    );
    expect(new Set(named)).toEqual(logged);
    expect(named).toHaveLength(logged.size);
  });
});
