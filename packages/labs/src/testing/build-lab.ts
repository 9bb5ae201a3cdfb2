import type { LabPack } from '@drawbridge/contracts/practice';
import { createLabEngine, type LabEngine, type LabProgram } from '../engine/index.ts';
import { readBinaries, readPython } from '../grade/binaries.ts';
import type { GradedTest, LoadedLab } from '../grade/lab.ts';
import { createStoredPython } from '../grade/stored-python.ts';

export { readBinaries, readPython };

let made: Promise<LabEngine> | undefined;

/** One engine for a test file, whose pools the tests are about. */
export function buildEngine(): Promise<LabEngine> {
  made ??= createLabEngine(readBinaries(), { python: createStoredPython() });
  return made;
}

/** Builds an app of one file: `routes` is placed between its creation and `listen`. */
export function buildProgram(routes: string, seed: Partial<LabPack['seed']> = {}): LabProgram {
  const text = `const express = require('express'); const db = require('db'); const sessions = require('sessions');
const app = express(); app.use(express.urlencoded({ extended: true }), express.json());
${routes}
app.listen(3000);`;
  return {
    engine: 'js',
    entry: 'server.js',
    files: [{ path: 'server.js', text }],
    seed: { sql: '', world: {}, ...seed },
  };
}

export const toApp = (routes: string) => buildProgram(routes).files;

/** Builds a lab with one visible and one hidden test: the app responds with `hello`. */
export function buildLab(overrides: Partial<LoadedLab> = {}): LoadedLab {
  const known = { kind: 'functional' as const, weight: 1 };
  const source = "const r = await client().get('/'); expect(r.body, 'it says hello').toBe('hello');";
  const tests: GradedTest[] = [
    { ...known, id: 'says-hello', title: 'Says hello', visibility: 'visible', source },
    {
      ...known,
      id: 'says-it-again',
      title: 'Says it again',
      visibility: 'hidden',
      source: `${source} token(7);`,
      hint: 'Twice.',
    },
  ];
  const { entry, files, seed } = buildProgram("app.get('/', (req, res) => res.send('hello'));");
  const pack: LabPack = {
    lab_id: 'hello',
    title: 'Hello',
    summary: 'Says hello.',
    type: 'lab',
    kind: 'fix',
    engine: 'js',
    minutes: 5,
    points: 10,
    level: 'Basic',
    cwe: ['CWE-1'],
    owasp: ['A01:2025'],
    content_hash: '00',
    steps: [{ id: 'one', title: 'One', html: '<p>One</p>' }],
    files,
    editable: ['server.js', 'routes/*.js'],
    open_file: entry,
    entry,
    seed,
    home: '/',
    accounts: [],
    tests: [{ ...known, id: 'says-hello', title: 'Says hello', source }],
    breaches: [],
  };
  return {
    dir: '/nowhere',
    order: 1,
    pack,
    tests,
    guided: [],
    feedback: 'each',
    hints: [],
    solution: { files, html: '' },
    traps: [],
    exploits: [],
    ...overrides,
  };
}
