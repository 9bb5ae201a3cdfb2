import { matchesGlob } from 'node:path';
import type { LabFile } from '@drawbridge/contracts/practice';
import type { LabEngine } from '../../engine/lab-engine.ts';
import { toDecoy } from '../../engine/run/flag.ts';
import { overlayFiles, toProgram } from '../../engine/run/program.ts';
import { VISIBLE_SEED } from '../../engine/run/tests.ts';
import type { LoadedLab } from '../../grade/lab.ts';
import { APP_CHEATS } from './app/cheats.ts';
import { findAlike } from './app/find-alike.ts';
import { findHost } from './app/find-host.ts';
import { findReplacing } from './app/find-replacing.ts';
import type { AppMaterial } from './app/material.ts';
import { recordLab } from './app/record.ts';
import { rewriteApp } from './app/rewrite.ts';
import { ATTACK_CHEATS } from './attack/cheats.ts';
import type { CheatSubmission, GeneralCheat } from './cheat.ts';
import { POLICY_CHEATS } from './policy/cheats.ts';
import { parseSource } from './syntax.ts';

/** Why the general cheats cannot be tried against a lab. */
export class CheatFault extends Error {}

/** A cheat with the submissions it generates for a lab. */
export interface AppliedCheat extends Pick<GeneralCheat<never>, 'id' | 'what' | 'improve'> {
  submissions: CheatSubmission[];
}

export const CHEAT_IDS: readonly string[] = [
  ...new Set([...APP_CHEATS, ...POLICY_CHEATS, ...ATTACK_CHEATS].map(({ id }) => id)),
];

const apply = <Material>(
  cheats: ReadonlyArray<GeneralCheat<Material>>,
  material: Material,
  only: string | undefined,
): AppliedCheat[] =>
  cheats
    .filter(({ id }) => only === undefined || id === only)
    .map(({ id, what, improve, submissions }) => ({
      id,
      what,
      improve,
      submissions: submissions(material),
    }));

/** An app that prints the first random number it draws. */
const PROBES: Readonly<Record<AppMaterial['language'], LabFile>> = {
  js: {
    path: 'probe.js',
    text: "const app = require('express')(); app.use((req, res) => res.send(String(Math.random()))); app.listen(3000);",
  },
  python: {
    path: 'probe.py',
    text: "import random\nfrom mini_flask import MiniFlask\napp = MiniFlask(__name__)\n@app.get('/')\ndef probe():\n    return repr(random.random())\n",
  },
};

function readFirstRandom(engine: LabEngine, language: AppMaterial['language']): number {
  const file = PROBES[language];
  const program = { engine: language, entry: file.path, files: [file], seed: { sql: '', world: {} } };
  const session = engine.open(engine.prepare(program), { seed: VISIBLE_SEED });
  try {
    return Number(session.request({ method: 'GET', url: '/' }).response.body);
  } finally {
    session.close();
  }
}

/** Code in the host must see requests, otherwise no cheat works as described. */
function checkSeen(engine: LabEngine, { pack }: LoadedLab, material: AppMaterial): void {
  const answer = { js: 'return 418;', python: 'return 418' };
  const session = engine.open(engine.prepare(toProgram(pack, rewriteApp(material, { choose: answer }))));
  try {
    const { status } = session.request({ method: 'GET', url: '/' }).response;
    if (status !== 418)
      throw new CheatFault(`code in ${material.host} sees no request: let the app use express.urlencoded()`);
  } finally {
    session.close();
  }
}

function applyToApp(engine: LabEngine, lab: LoadedLab, only: string | undefined): AppliedCheat[] {
  const { pack } = lab;
  const language = pack.engine === 'python' ? 'python' : 'js';
  const own = pack.files.filter(({ path }) => pack.editable.some((glob) => matchesGlob(path, glob)));
  // Who may change data alone can write no program.
  if (own.length > 0 && own.every((file) => parseSource(file) === undefined)) return [];
  const host = findHost(pack, language);
  if (host === undefined) throw new CheatFault('no file that a learner may change runs when the app starts');
  const material: AppMaterial = {
    language,
    pack,
    starter: pack.files,
    solved: overlayFiles(pack.files, lab.solution.files),
    host,
    alike: findAlike(engine, lab),
    replacing: findReplacing(engine, lab),
    firstRandom: readFirstRandom(engine, language),
    ...recordLab(engine, lab),
  };
  checkSeen(engine, lab, material);
  return apply(APP_CHEATS, material, only);
}

function applyToFiles(engine: LabEngine, lab: LoadedLab, only: string | undefined): AppliedCheat[] {
  const isEditable = ({ path }: LabFile) => lab.pack.editable.some((glob) => matchesGlob(path, glob));
  const image = engine.prepare(toProgram(lab.pack, []));
  const attacks = lab.tests
    .filter(({ visibility, kind }) => visibility === 'visible' && kind === 'exploit')
    .flatMap(({ id, source }) => {
      const signIn = { path: '', user: '', password: '' };
      return engine.test(image, { id, source, seed: VISIBLE_SEED, accounts: [], signIn }).exchanges;
    });
  const material = {
    pack: lab.pack,
    starter: lab.pack.files.filter(isEditable),
    solved: overlayFiles(lab.pack.files, lab.solution.files).filter(isEditable),
    attacks,
  };
  return apply(POLICY_CHEATS, material, only);
}

/** Every general cheat, or the one with this id, as submissions to this lab. Throws `CheatFault`. */
export function listSubmissions(engine: LabEngine, lab: LoadedLab, only?: string): AppliedCheat[] {
  if (lab.pack.kind === 'playground') return [];
  if (lab.pack.goal !== undefined)
    return apply(ATTACK_CHEATS, { pack: lab.pack, decoy: toDecoy(lab.pack) }, only);
  return lab.pack.engine === 'policy' ? applyToFiles(engine, lab, only) : applyToApp(engine, lab, only);
}
