/**
 * Proofs by content: a record says that a subject with just these inputs was proven. A record is a file whose name has the
 * key, so that two branches never change the same one. `npm run test:all` writes them, once every step was green; nobody
 * writes one by hand.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProofFile } from './proof-file.ts';
import { type Subject, toKey } from './subject.ts';

export interface ProofRecord {
  /** Tests or claims that passed. */
  passed: number;
  /** The commit on which the run was made. */
  commit: string;
  versions: Readonly<Record<string, string>>;
}

/** The subjects of a step, by what a run has to do with them. */
export interface Plan {
  /** No record fits their inputs. */
  unproven: Subject[];
  /** Proven, and proven again by this run: one in ten, or all where records are ignored. */
  rechecked: Subject[];
  /** Proven, and not part of this run. */
  unchanged: Subject[];
  /** What the record of a proven subject says. */
  records: Map<string, ProofRecord>;
}

/** One in how many proven subjects runs again. */
const RECHECKED = 10;

const FOLDER = path.join(import.meta.dirname, 'records');
const toFolder = (step: string, folder = FOLDER) => path.join(folder, step.replaceAll(/\W+/g, '-'));
const toFileName = (name: string, key: string) => `${name.replaceAll(/[^\w.-]+/g, '~')}.${key}.json`;

/** A subject without a passed test is not proven. */
const isRecord = (found: Partial<ProofRecord>): found is ProofRecord =>
  Number.isInteger(found.passed) && Number(found.passed) > 0 && typeof found.commit === 'string';

/** Chosen by the commit, so that a difference between record and truth is found whoever wrote the record. */
const isRechecked = (name: string, commit: string) =>
  createHash('sha256').update(`${commit} ${name}`).digest().readUInt32BE(0) % RECHECKED === 0;

export function planStep(
  step: string,
  subjects: readonly Subject[],
  { commit, ignoresRecords, folder }: { commit: string; ignoresRecords: boolean; folder?: string },
): Plan {
  const plan: Plan = { unproven: [], rechecked: [], unchanged: [], records: new Map() };
  for (const subject of subjects) {
    const file = path.join(toFolder(step, folder), toFileName(subject.name, toKey(subject)));
    if (!existsSync(file)) {
      plan.unproven.push(subject);
      continue;
    }
    plan.records.set(subject.name, readProofFile(file, isRecord));
    plan[ignoresRecords || isRechecked(subject.name, commit) ? 'rechecked' : 'unchanged'].push(subject);
  }
  return plan;
}

/** What a run found about subjects that had a record, where it differs from the record. */
export function findDifferences({ rechecked, records }: Plan, passed: ReadonlyMap<string, number>): string[] {
  return rechecked.flatMap(({ name }) => {
    const recorded = records.get(name)?.passed;
    const found = passed.get(name) ?? 0;
    return recorded === found ? [] : [`${name}: the record says ${recorded} passed, this run ${found}`];
  });
}

/** Replaces the records of a step: those of subjects that have changed or gone are removed. */
export function writeRecords(
  step: string,
  subjects: readonly Subject[],
  passed: ReadonlyMap<string, number>,
  { commit, folder: root }: { commit: string; folder?: string },
): void {
  const folder = toFolder(step, root);
  mkdirSync(folder, { recursive: true });
  const current = new Set<string>();
  for (const subject of subjects) {
    const count = passed.get(subject.name);
    if (count === undefined) continue;
    const file = toFileName(subject.name, toKey(subject));
    current.add(file);
    if (existsSync(path.join(folder, file))) continue;
    const record: ProofRecord = { passed: count, commit, versions: subject.versions };
    writeFileSync(path.join(folder, file), `${JSON.stringify(record, null, 2)}\n`);
  }
  for (const file of readdirSync(folder)) if (!current.has(file)) rmSync(path.join(folder, file));
}
