import { beforeAll, describe, expect, it } from 'vitest';
import type { LabEngine } from '../../../engine/lab-engine.ts';
import type { LoadedLab } from '../../../grade/lab.ts';
import { buildEngine } from '../../../testing/build-lab.ts';
import { buildAppLab, type ExampleTest } from '../../../testing/example-labs.ts';
import { findAccepted } from '../find-accepted.ts';

let engine: LabEngine;
beforeAll(async () => {
  engine = await buildEngine();
});

/** A house with three openings, as the answers say: one is told to the log, one is a function, one is a row. */
const WEAK = `const express = require('express');
const db = require('db');
const answers = require('./answers');
const openings = require('./openings');
const app = express();
app.use(express.urlencoded());
app.get('/door', (req, res) => {
  if (answers.door === 'open') console.log('the door is open');
  res.send('door');
});
app.get('/window', (req, res) => res.send(answers.window === 'open' ? openings.open() : openings.shut()));
app.get('/gate', (req, res) => res.send(answers.gate === 'open' ? 'key: ' + db.get('SELECT key FROM keys').key : 'shut'));
app.listen(3000);
`;
/** What the answers are looked at with is from before they are loaded. */
const STRONG = WEAK.replace(
  "const answers = require('./answers');\nconst openings = require('./openings');",
  "const console = { log: globalThis.console.log };\nconst { get } = db;\nconst openings = { ...require('./openings') };\nconst answers = require('./answers');",
).replace("db.get('SELECT", "get('SELECT");
const OPENINGS = "module.exports = { open: () => 'wide open', shut: () => 'shut' };\n";
const ANSWERS = (all: string) => `// What is open, and what is shut.
module.exports = {
  door: '${all}',
  window: '${all}',
  gate: '${all}',
};
`;
const TESTS: ExampleTest[] = [
  [
    'visible',
    'functional',
    "for (const path of ['/door', '/window', '/gate']) expect((await client().get(path)).status).toBe(200);",
  ],
  ['visible', 'exploit', "await client().get('/door'); expect(events('log')).toBeEmpty();"],
  ['hidden', 'exploit', "expect((await client().get('/window')).body).not.toContain('wide');"],
  ['hidden', 'exploit', "expect((await client().get('/gate')).body).not.toContain('brass');"],
];

function buildHouse(server: string, answers = 'answers.js'): LoadedLab {
  const lab = buildAppLab('js', TESTS, [{ path: 'answers.js', text: ANSWERS('shut') }]);
  const files = [
    { path: 'answers.js', text: ANSWERS('open') },
    { path: 'openings.js', text: OPENINGS },
    { path: 'server.js', text: server },
  ];
  const seed = { sql: "CREATE TABLE keys (key TEXT); INSERT INTO keys VALUES ('brass key');", world: {} };
  return { ...lab, pack: { ...lab.pack, files, seed, accounts: [], editable: [answers] } };
}

function tryCheat(lab: LoadedLab) {
  const { cheats, candidates } = findAccepted(engine, lab, 'answer-programs');
  return { tried: cheats[0]?.tried ?? 0, accepted: candidates.map(({ name }) => name) };
}

describe('answer-programs', () => {
  it('answer-programs passes if a program in the answers changes what inspects them', () => {
    expect(tryCheat(buildHouse(WEAK)).accepted.toSorted()).toEqual([
      'door as it was, and console says nothing',
      'gate as it was, and key is empty in each row',
      'window as it was, and open does nothing',
      'window as it was, and shut of openings.js is in place of open',
    ]);
  });

  it('answer-programs passes nowhere if the inspecting functions are kept from before the answers are loaded', () => {
    const { tried, accepted } = tryCheat(buildHouse(STRONG));
    expect(tried).toBeGreaterThan(20);
    expect(accepted).toEqual([]);
  });

  it('answer-programs is tried only if every editable file is data', () => {
    expect(tryCheat(buildHouse(WEAK, '*.js')).tried).toBe(0);
    expect(tryCheat(buildAppLab('js', TESTS)).tried).toBe(0);
  });

  it('answer-programs cannot be written, as no program can, if the answers are in JSON', () => {
    const lab = buildHouse(WEAK.replace("'./answers'", "'./answers.json'"), 'answers.json');
    const [answers, ...others] = lab.pack.files;
    const json = { path: 'answers.json', text: '{ "door": "open" }' };
    const files = [json, ...others];
    expect(answers?.path).toBe('answers.js');
    expect(findAccepted(engine, { ...lab, pack: { ...lab.pack, files } })).toEqual({
      fault: '',
      cheats: [],
      candidates: [],
    });
  });
});
