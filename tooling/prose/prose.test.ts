import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { toProse } from './plugin.ts';

/** The words that are left of a text, by line. */
const readLines = (file: string, text: string) =>
  toProse(file, text)
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));

describe('prose in a file', () => {
  it('the prose of TypeScript is its doc comments and the strings that are phrases', () => {
    const code = [
      '/** What it is. */',
      "const key = 'afresh'; // a note",
      "throw new Error('The last one is wrong');",
      'show(`You have ${left} tries left`);',
    ].join('\n');
    expect(readLines('/a.ts', code)).toEqual([
      '/** What it is. */',
      '',
      "'The last one is wrong'",
      'You have tries left',
    ]);
  });

  it('the prose of a test is its titles', () => {
    const code = [
      "describe('the first title', () => {",
      "  it.each(['a row'])('the second title', () => expect(read('the first row')).toBe(1));",
      '});',
    ].join('\n');
    expect(readLines('/a.test.ts', code)).toEqual(["'the first title'", "'the second title'"]);
  });

  it('the prose of YAML is everything but code and ids', () => {
    const yaml = 'traps:\n  - id: first-sign\n    title: Read `const x` in it\n    fails: [foretold, mend]\n';
    expect(readLines('/lab.yaml', yaml)).toEqual(['traps:', '-', 'title: Read in it']);
  });

  it('the prose of an exercise is its comments and the strings that are phrases', () => {
    const code = "// One by one.\nconst sign = text['sign'];\nsend('Not the last one.'); // no more\n";
    expect(readLines('/app/a.js', code)).toEqual(['// One by one.', '', "'Not the last one.' // no more"]);
    expect(readLines('/app/a.js', 'page(`<p>One more ${word}</p>`);')).toEqual(['<p>One more ${word}</p>']);
    expect(readLines('/app/a.py', '# The first one\nx = sign\n')).toEqual(['# The first one']);
  });

  it('the prose keeps its line and column', () => {
    const code = "const a = 1;\nconst b = 'two words';\n";
    expect(toProse('/a.ts', code).split('\n')[1]).toBe(`${' '.repeat(10)}'two words'`);
  });
});

interface Report {
  filePath: string;
  messages: { line: number; message: string }[];
}

it('a refused word is an error in a document, in code, in a title and in YAML', () => {
  // A checker that reads nothing finds nothing.
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-prose-'));
  try {
    const faults: Record<string, string> = {
      'a.md': 'Start it\nafresh.\n',
      'b.mdx': 'It is a favorite no more.\n',
      'c.ts': "/** A list\n * that is\n * none. */\nexport const c = 'start it afresh';\n",
      'd.test.ts': "it('is none of them', () => {});\n",
      'e.yaml': 'text: |\n  Start it\n  afresh.\n',
      'f.js': '// Start it afresh.\n',
    };
    for (const [name, text] of Object.entries(faults)) writeFileSync(path.join(folder, name), text);
    const { stdout } = spawnSync(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/textlint/bin/textlint.js'),
        '--format',
        'json',
        ...Object.keys(faults).map((name) => path.join(folder, name)),
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );
    const found = (JSON.parse(stdout) as Report[]).flatMap(({ filePath, messages }) =>
      messages.map(({ line, message }) => `${path.basename(filePath)}:${line} ${message.split(' =>')[0]}`),
    );
    expect(found.toSorted()).toEqual([
      'a.md:2 afresh',
      'b.mdx:1 no more',
      'c.ts:2 is\n   none',
      'c.ts:4 afresh',
      'd.test.ts:1 is none of',
      'e.yaml:3 afresh',
      'f.js:1 afresh',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
