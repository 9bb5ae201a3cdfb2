import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import type { LabFile, LabLogEntry, LabLogRequest, LabStep } from '@drawbridge/contracts/practice';
import { findDeadLabLinks } from '@drawbridge/contracts/rules';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { hashJson } from '../engine/canonical.ts';
import { toWorldRules } from '../engine/world/rules.ts';
import { readFolder, readNamed } from './folder.ts';
import type { GradedTest, LoadedLab } from './lab.ts';
import {
  exploitAct,
  type exploitRequest,
  firstFault,
  type Manifest,
  manifest,
  PARSE_OPTIONS,
} from './manifest.ts';
import { renderMarkdown, splitTitle } from './markdown.ts';
import { readTrap } from './traps.ts';

/** The folder of the content for each type of lab. */
const HOMES: Readonly<Record<string, string>> = {
  labs: 'lab',
  challenges: 'challenge',
  playgrounds: 'playground',
};

/** A hint costs a tenth of the points each. */
const HINT_PRICE = 10;

function rethrow(_trapId: string, error: unknown): never {
  throw error;
}

/**
 * Reads one lab folder. Throws an `Error` naming file and field. With `onTrapFault` a trap that cannot be read is left
 * out: while an author works on the solution, patches may no longer apply.
 */
export function loadLab(
  dir: string,
  onTrapFault: (trapId: string, error: unknown) => void = rethrow,
): LoadedLab {
  const read = readManifest(dir);
  const app = readFolder(join(dir, 'app'));
  checkApp(dir, read, app);
  checkParts(dir, read);
  const tests = readTests(dir, read);
  checkTraps(dir, read, tests);
  checkFeedback(dir, read);
  const accounts = read.accounts;
  const solution = readFolder(join(dir, 'solution'));
  const seedPath = join(dir, 'seed', 'database.sql');
  const sql = existsSync(seedPath) ? readNamed(dir, 'seed/database.sql', 'seed') : undefined;
  const lab: LoadedLab = {
    dir,
    order: read.order,
    pack: {
      lab_id: read.id,
      title: read.title,
      summary: read.summary,
      type: read.type,
      kind: read.kind,
      engine: read.engine,
      minutes: read.minutes,
      points: read.points,
      level: read.level,
      cwe: read.cwe,
      owasp: read.owasp,
      content_hash: hashJson(readFolder(dir)),
      steps: readSteps(dir),
      files: app,
      editable: read.editable,
      open_file: read.open_file,
      ...(read.open_line === undefined ? {} : { open_line: read.open_line }),
      entry: read.entry,
      seed: { sql, world: read.world },
      home: read.home,
      accounts,
      ...(read.inspect === undefined ? {} : { inspect: read.inspect }),
      tests: tests
        .filter((test) => test.visibility === 'visible')
        .map(({ id, title, kind, weight, source }) => ({ id, title, kind, weight, source })),
      breaches: read.exploits
        .filter(({ breach }) => breach.length > 0)
        .map(({ id, title, request, breach }) => ({
          id,
          title,
          ...(request === undefined ? {} : { request }),
          all: breach,
        })),
      ...(read.goal === undefined
        ? {}
        : { goal: { ...read.goal, by: read.goal.script === '' ? ('log' as const) : ('script' as const) } }),
      ...(read.time_limit_minutes === undefined ? {} : { time_limit_minutes: read.time_limit_minutes }),
    },
    tests,
    feedback: read.feedback,
    hints: read.hints.map((hint) => ({ html: renderMarkdown(hint), price: HINT_PRICE })),
    guided: read.guided,
    solution: {
      files: solution.filter(({ path }) => path !== 'README.md'),
      html:
        read.kind === 'playground'
          ? ''
          : renderMarkdown(readNamed(dir, 'solution/README.md', 'the solution')),
    },
    traps: read.traps.flatMap((trap) => {
      try {
        return [readTrap(dir, trap)];
      } catch (error) {
        onTrapFault(trap.id, error);
        return [];
      }
    }),
    exploits: read.exploits.map(({ id, title }) => ({ id, title, requests: readExploit(dir, id) })),
  };
  checkGuided(lab);
  checkLinks(lab);
  return lab;
}

/** The hints are the price of the guided steps, and the first step is the story: everyone reads it. */
function checkGuided({ dir, pack, hints, guided }: LoadedLab): void {
  const at = `${join(dir, 'lab.yaml')}: guided`;
  const unknown = guided.find((id) => !pack.steps.some((step) => step.id === id));
  if (unknown !== undefined) throw new Error(`${at}: there is no step ${unknown}`);
  if (guided.length > 0 && hints.length === 0) throw new Error(`${at}: needs hints, which are its price`);
  const [first] = pack.steps;
  if (first && guided.includes(first.id)) throw new Error(`${at}: the first step is open to everyone`);
}

/** A link to a control or a file must lead there: the learner would press it in vain. */
function checkLinks({ dir, pack, hints, solution }: LoadedLab): void {
  const texts = [
    ...pack.steps.map(({ id, html = '' }) => ({ where: `steps: ${id}`, html })),
    ...hints.map(({ html }, index) => ({ where: `hint ${index + 1}`, html })),
    { where: 'solution/README.md', html: solution.html },
  ];
  for (const { where, html } of texts) {
    const [dead] = findDeadLabLinks(html, pack, hints.length > 0);
    if (dead !== undefined) throw new Error(`${dir}: ${where}: the link ${dead} leads nowhere in this lab`);
  }
}

/** Folders of labs right below the given ones; a missing folder holds none. */
export function findLabs(roots: readonly string[]): string[] {
  return roots
    .filter((root) => existsSync(root))
    .flatMap((root) => readdirSync(root).map((name) => join(root, name)))
    .filter((dir) => existsSync(join(dir, 'lab.yaml')));
}

/** Reads every lab below the folders, in the order of learning, otherwise in order of their ids. */
export function loadLabs(roots: readonly string[]): LoadedLab[] {
  return findLabs(roots)
    .map((dir) => loadLab(dir))
    .sort(
      (left, right) =>
        left.order - right.order ||
        left.pack.lab_id.localeCompare(right.pack.lab_id, 'en', { numeric: true }),
    );
}

function readManifest(dir: string): Manifest {
  const path = join(dir, 'lab.yaml');
  const found = manifest.safeParse(
    parseYaml(path, readNamed(dir, 'lab.yaml', 'the lab itself')),
    PARSE_OPTIONS,
  );
  if (!found.success) throw new Error(`${path}: ${firstFault(found.error)}`);
  if (found.data.id !== basename(dir))
    throw new Error(`${path}: id: must be the name of its folder, ${basename(dir)}`);
  const home = HOMES[basename(dirname(dir))];
  if (home !== undefined && home !== found.data.type)
    throw new Error(`${path}: type: a folder of ${basename(dirname(dir))} is of type ${home}`);
  try {
    toWorldRules(found.data.world);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : 'world'}`, { cause: error });
  }
  return found.data;
}

/** What a lab of each kind must have; a challenge is smaller than a lab, a playground has no task at all. */
function checkParts(dir: string, read: Manifest): void {
  const { kind, type, goal, tests, hints, traps, exploits } = read;
  const at = join(dir, 'lab.yaml');
  const least = (field: string, found: number, wanted: number) => {
    if (found < wanted) throw new Error(`${at}: ${field}: at least ${wanted} for a ${type} of kind ${kind}`);
  };
  if ((kind === 'exploit') !== (goal !== undefined))
    throw new Error(`${at}: goal: an exploit lab has one, and no other lab`);
  if (goal !== undefined && tests.visible.length + tests.hidden.length > 0)
    throw new Error(`${at}: tests: an exploit lab is judged by its goal alone`);
  if ((kind === 'playground') !== (type === 'playground'))
    throw new Error(`${at}: kind: a playground is of type and kind playground`);
  if (kind === 'playground') return;
  least('hints', hints.length, type === 'challenge' ? 1 : 3);
  if (goal?.script === '') least('exploits', exploits.length, 1);
  if (kind === 'exploit') return;
  least('tests.visible', tests.visible.length, 2);
  least('tests.hidden', tests.hidden.length, 1);
  least('traps', traps.length, type === 'challenge' ? 1 : 2);
  if (kind !== 'policy') least('exploits', exploits.length, 1);
  const vague = exploits.find(({ breach }) => breach.length === 0);
  if (vague !== undefined && kind !== 'policy')
    throw new Error(`${at}: exploits: ${vague.id} must say by its breach what it leads to`);
}

function parseYaml(path: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : 'not YAML'}`, { cause: error });
  }
}

function checkApp(
  dir: string,
  { entry, open_file, open_line = 1, editable }: Manifest,
  app: LabFile[],
): void {
  const paths = app.map(({ path }) => path);
  for (const [field, path] of [
    ['entry', entry],
    ['open_file', open_file],
  ] as const) {
    if (!paths.includes(path))
      throw new Error(`${join(dir, 'lab.yaml')}: ${field}: app/${path} does not exist`);
  }
  const lines =
    app
      .find(({ path }) => path === open_file)
      ?.text.trimEnd()
      .split('\n').length ?? 0;
  if (open_line > lines)
    throw new Error(`${join(dir, 'lab.yaml')}: open_line: app/${open_file} has ${lines} lines`);
  for (const glob of editable) {
    if (!paths.some((path) => matchesGlob(path, glob)))
      throw new Error(`${join(dir, 'lab.yaml')}: editable: ${glob} matches no file of app/`);
  }
}

/** The one task of an exploit lab, graded like a test. */
const toGoalTest = (title: string): GradedTest => ({
  id: 'goal',
  title,
  kind: 'goal',
  visibility: 'visible',
  weight: 1,
  source: '',
});

function readTests(dir: string, { tests, goal }: Manifest): GradedTest[] {
  if (goal !== undefined) return [toGoalTest(goal.title)];
  const visible = tests.visible.map(
    (test): GradedTest => ({
      ...test,
      visibility: 'visible',
      source: readNamed(dir, `tests/visible/${test.id}.js`, 'tests.visible'),
    }),
  );
  const hidden = tests.hidden.map(
    (test): GradedTest => ({
      ...test,
      visibility: 'hidden',
      source: readNamed(dir, `tests/hidden/${test.id}.js`, 'tests.hidden'),
    }),
  );
  const all = [...visible, ...hidden];
  const twice = all.find(({ id }, index) => all.findIndex((other) => other.id === id) !== index);
  if (twice !== undefined)
    throw new Error(`${join(dir, 'lab.yaml')}: tests: the id ${twice.id} occurs twice`);
  return all;
}

/** The tests that a trap fails are tests of this lab, and only a submission that failed is told what it resembles. */
function checkTraps(dir: string, { traps }: Manifest, tests: readonly GradedTest[]): void {
  traps.forEach(({ fails, shown, verdict }, index) => {
    if (shown && verdict === 'error')
      throw new Error(
        `${join(dir, 'lab.yaml')}: traps.${index}.shown: must be false where the verdict is error`,
      );
    const unknown = fails.find((id) => !tests.some((test) => test.id === id));
    if (unknown !== undefined)
      throw new Error(`${join(dir, 'lab.yaml')}: traps.${index}.fails: there is no test ${unknown}`);
  });
}

/** Points and traps that tell two hidden tests apart would say which one fails. */
function checkFeedback(dir: string, { feedback, tests, traps }: Manifest): void {
  if (feedback === 'each') return;
  const at = join(dir, 'lab.yaml');
  if (new Set(tests.hidden.map(({ weight }) => weight)).size > 1)
    throw new Error(`${at}: tests.hidden: all have the same weight where feedback is count`);
  const told = traps.findIndex(({ shown }) => shown);
  if (told >= 0) throw new Error(`${at}: traps.${told}.shown: must be false where feedback is count`);
}

function readSteps(dir: string): LabStep[] {
  const steps = readFolder(join(dir, 'steps')).map(({ path, text }) => {
    const split = splitTitle(text);
    if (split === null) throw new Error(`${join(dir, 'steps', path)}: must begin with a "# title"`);
    return {
      id: path.replace(/^\d+-/, '').replace(/\.md$/, ''),
      title: split.title,
      html: renderMarkdown(split.body),
    };
  });
  if (steps.length === 0) throw new Error(`${join(dir, 'steps')}: a lab needs steps`);
  return steps;
}

function readExploit(dir: string, id: string): LabLogEntry[] {
  const path = `exploit/${id}.json`;
  const found = z
    .array(exploitAct)
    .check(z.minLength(1))
    .safeParse(parseYaml(join(dir, path), readNamed(dir, path, 'exploits')), PARSE_OPTIONS);
  if (!found.success) throw new Error(`${join(dir, path)}: ${firstFault(found.error)}`);
  return found.data.map((act) => ('method' in act ? toLogRequest(act) : act));
}

function toLogRequest({
  form,
  body = '',
  headers = {},
  ...request
}: z.infer<typeof exploitRequest>): LabLogRequest {
  if (form === undefined) return { ...request, headers, body };
  return {
    ...request,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  };
}
