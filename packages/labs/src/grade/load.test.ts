import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { loadLab, loadLabs } from './load.ts';
import { toPack } from './pack.ts';

const ID = 'l1-someone-elses-invoice';
const ROOT = fileURLToPath(new URL('../../../content/labs', import.meta.url));
const made: string[] = [];

afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
});

/** A copy of a real lab, changed in one file. */
function buildFolder(file: string, change: (text: string) => string | null): string {
  const root = mkdtempSync(join(tmpdir(), 'lab-'));
  made.push(root);
  const dir = join(root, 'labs', ID);
  cpSync(join(ROOT, ID), dir, { recursive: true });
  const changed = change(readFileSync(join(dir, file), 'utf8'));
  if (changed === null) rmSync(join(dir, file));
  else writeFileSync(join(dir, file), changed);
  return dir;
}

describe('A lab folder', () => {
  it('a lab folder is read whole', () => {
    const lab = loadLab(join(ROOT, ID));
    expect(lab.pack.steps.map(({ id }) => id)).toEqual([
      'look-around',
      'be-the-attacker',
      'why-it-happens',
      'find-every-door',
      'fix-it',
      'prove-it',
    ]);
    expect(lab.hints).toHaveLength(3);
    expect(lab.solution.html).toContain('<p>');
    expect(lab.exploits[0]?.requests[0]).toMatchObject({
      body: expect.stringContaining('email=ada%40moreau.example'),
    });
    expect(loadLabs([ROOT]).map(({ pack }) => pack.lab_id)).toContain(ID);
  });

  it.each([
    [
      'a field that is missing',
      'lab.yaml',
      (text: string) => text.replace('minutes: 30\n', ''),
      /lab\.yaml: minutes: /,
    ],
    ['a field that is not known', 'lab.yaml', (text: string) => `${text}\nextra: 1\n`, /lab\.yaml: .*extra/],
    [
      'a wrong level',
      'lab.yaml',
      (text: string) => text.replace('level: Basic', 'level: Easy'),
      /lab\.yaml: level: /,
    ],
    ['a wrong CWE', 'lab.yaml', (text: string) => text.replace('CWE-639', '639'), /lab\.yaml: cwe\.0: /],
    [
      'another id than its folder',
      'lab.yaml',
      (text: string) => text.replace(`id: ${ID}`, 'id: other'),
      /lab\.yaml: id: must be the name/,
    ],
    [
      'an entry that is not there',
      'lab.yaml',
      (text: string) => text.replace('entry: server.js', 'entry: main.js'),
      /entry: app\/main\.js does not exist/,
    ],
    [
      'a first line that its file does not have',
      'lab.yaml',
      (text: string) => `${text}\nopen_line: 35\n`,
      /open_line: app\/routes\/invoices\.js has 34 lines/,
    ],
    [
      'a first line before the first',
      'lab.yaml',
      (text: string) => `${text}\nopen_line: 0\n`,
      /lab\.yaml: open_line: /,
    ],
    [
      'a glob that matches nothing',
      'lab.yaml',
      (text: string) => text.replace("'store.js'", "'stores.js'"),
      /editable: stores\.js matches no file/,
    ],
    [
      "a type that is not its folder's",
      'lab.yaml',
      (text: string) => text.replace('kind: fix', 'type: challenge\nkind: fix'),
      /lab\.yaml: type: a folder of labs is of type lab/,
    ],
    ['broken YAML', 'lab.yaml', (text: string) => `${text}\n  - [`, /lab\.yaml: /],
    [
      'a wrong world',
      'lab.yaml',
      (text: string) => text.replace('  watch:\n', '  watch: yes\n  watches:\n'),
      /lab\.yaml: seed\.world\.watch/,
    ],
    [
      'a test that is not there',
      'tests/hidden/export.js',
      () => null,
      /tests\/hidden\/export\.js: missing, named by tests\.hidden/,
    ],
    [
      'too few hints',
      'lab.yaml',
      (text: string) => text.replace(/hints:[\s\S]*?traps:/, 'hints: [one]\ntraps:'),
      /lab\.yaml: hints: at least 3/,
    ],
    [
      'a goal that is not of its kind',
      'lab.yaml',
      (text: string) => `${text}\ngoal: { title: Read the flag }\n`,
      /lab\.yaml: goal: an exploit lab has one/,
    ],
    [
      'an attack that leads to nothing',
      'lab.yaml',
      (text: string) => text.replace('    breach: disclosed\n', ''),
      /lab\.yaml: exploits: read-neighbour must say/,
    ],
    [
      'an attack whose request is named with a query',
      'lab.yaml',
      (text: string) => text.replace('path: /export.csv', 'path: /export.csv?client=4'),
      /lab\.yaml: exploits\.1\.request\.path: a path without a query/,
    ],
    [
      'a trap that ends in an error and is told to somebody',
      'lab.yaml',
      (text: string) => text.replace('    fails: [told-who]', '    fails: [told-who]\n    verdict: error'),
      /lab\.yaml: traps\.1\.shown: must be false where the verdict is error/,
    ],
    [
      'a trap that is told where hidden tests are only counted',
      'lab.yaml',
      (text: string) =>
        text.replace('tests:\n', 'feedback: count\ntests:\n').replaceAll(/weight: \d/g, 'weight: 1'),
      /lab\.yaml: traps\.0\.shown: must be false where feedback is count/,
    ],
    [
      'hidden tests of different weights where they are only counted',
      'lab.yaml',
      (text: string) =>
        text.replace('tests:\n', 'feedback: count\ntests:\n').replace(/(hidden:[^]*?weight: )\d/, '$19'),
      /lab\.yaml: tests\.hidden: all have the same weight where feedback is count/,
    ],
    [
      'a trap that fails an unknown test',
      'lab.yaml',
      (text: string) => text.replace('fails: [told-who]', 'fails: [told-whom]'),
      /lab\.yaml: traps\.1\.fails: there is no test told-whom/,
    ],
    [
      'a step without a title',
      'steps/01-look-around.md',
      () => 'no title',
      /01-look-around\.md: must begin with/,
    ],
    [
      'a wrong request log',
      'exploit/read-neighbour.json',
      () => '[{"method":"GET","url":"elsewhere"}]',
      /read-neighbour\.json: 0\.url: /,
    ],
  ])('a lab folder with %s is refused, naming file and field', (_name, file, change, words) => {
    expect(() => loadLab(buildFolder(file, change))).toThrow(words);
  });

  it('a lab folder may name the line that the page shows first', () => {
    expect(loadLab(join(ROOT, ID)).pack).not.toHaveProperty('open_line');
    const dir = buildFolder('lab.yaml', (text) => `${text}\nopen_line: 34\n`);
    expect(toPack(loadLab(dir)).open_line).toBe(34);
  });

  it('the content hash changes when any file changes, hidden ones included', () => {
    const before = loadLab(join(ROOT, ID)).pack.content_hash;
    const after = loadLab(buildFolder('tests/hidden/export.js', (text) => `${text}\n`)).pack.content_hash;
    expect(after).not.toBe(before);
  });

  it('a link in a step to a control or file that the lab does not have is refused', () => {
    const withLink = (href: string) =>
      loadLab(buildFolder('steps/01-look-around.md', () => `# Look\n\nPress [here](${href}).`));
    expect(withLink('#accounts').pack.steps[0]?.html).toContain('href="#accounts"');
    expect(() => withLink('#victim')).toThrow(/steps: look-around: the link #victim leads nowhere/);
    expect(() => withLink('#file/routes/gone.js')).toThrow(/routes\/gone\.js leads nowhere/);
  });

  it('guided steps that do not exist, that no hint pays for, or that leave no step to begin with, are refused', () => {
    const withGuided = (ids: string, also: (text: string) => string = (text) => text) =>
      loadLab(
        buildFolder('lab.yaml', (text) => also(`${text.replace(/^guided:.*\n/m, '')}\nguided: [${ids}]\n`)),
      );
    expect(withGuided('fix-it').guided).toEqual(['fix-it']);
    expect(() => withGuided('gone')).toThrow(/guided: there is no step gone/);
    expect(() => withGuided('look-around')).toThrow(/guided: the first step is open to everyone/);
  });

  it('steps are rendered without letting HTML through', () => {
    const step =
      '# Title\n\n<script>alert(1)</script> [x](javascript:alert(1)) `code`\n\n```js\nconst a = 1;\n```\n';
    const html = loadLab(buildFolder('steps/01-look-around.md', () => step)).pack.steps[0]?.html ?? '';
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('href="javascript');
    expect(html).toContain('hljs-keyword');
  });

  it('the pack has no hidden tests, hints or solution', () => {
    const lab = loadLab(join(ROOT, ID));
    const text = JSON.stringify(toPack(lab));
    for (const test of lab.tests.filter(({ visibility }) => visibility === 'hidden')) {
      expect(text).not.toContain(test.title);
      expect(text).not.toContain(JSON.stringify(test.source).slice(1, -1));
      expect(text).not.toContain(JSON.stringify(test.id));
    }
    for (const { title, why } of lab.traps) {
      expect(text).not.toContain(title);
      expect(text).not.toContain(why);
    }
  });
});
