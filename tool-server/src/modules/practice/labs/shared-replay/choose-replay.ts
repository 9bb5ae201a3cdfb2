import { type ParsedInputOf, type PersonId, problem, type SubmissionId } from '@drawbridge/contracts';
import type { LabPack, previewSharedReplay } from '@drawbridge/contracts/practice';
import { toDecoy } from '@drawbridge/labs/engine';
import { type LoadedLab, toPack } from '@drawbridge/labs/grade';
import type { Database } from '../../../../platform/db/database.ts';
import type { LabFlags } from '../lab-flags.ts';
import type { PersonName } from '../redact.ts';
import * as store from '../shared-replay.store.ts';
import { type SharedBefore, toSharedView } from '../shared-replay.view.ts';
import type { createStarterTests } from '../starter-tests.ts';

export interface ChooseDeps {
  db: Database['db'];
  labById: ReadonlyMap<string, LoadedLab>;
  flags: LabFlags;
  readStarterTests: ReturnType<typeof createStarterTests>;
  launches: {
    /** The names that platforms give to the learners who are linked with an account. */
    namesOf(accountId: PersonId): Promise<PersonName[]>;
  };
}

/** What of a submission is shared. */
export type Choice = ParsedInputOf<typeof previewSharedReplay>;

interface Before extends SharedBefore {
  secrets: readonly string[];
}

/** Passwords of people who belong to a lab's world and have no account that the learner may use. */
function toVictimPasswords({ victims }: LabPack['seed']['world']): string[] {
  const list: unknown[] = Array.isArray(victims) ? victims : [];
  return list.flatMap((one) =>
    typeof one === 'object' && one !== null && 'password' in one && typeof one.password === 'string'
      ? [one.password]
      : [],
  );
}

/** The earlier submission with its flag, which is another one where the lab was reset since. */
async function findEarlier(
  { db, flags }: ChooseDeps,
  personId: PersonId,
  submissionId: SubmissionId,
  { labId, companyId }: { labId: string; companyId: string | null },
): Promise<Before> {
  const found = await store.findGraded(db, personId, submissionId);
  if (found?.attempt.labId !== labId) throw problem('replay_not_found');
  return { side: 'before', ...found, secrets: [flags.of(found.attempt, companyId)] };
}

/** The starter that the submission began with. Where the lab has changed since, that one is not known any more. */
async function readStarter(
  { readStarterTests }: ChooseDeps,
  pack: LabPack,
  gradedHash: string | undefined,
): Promise<Before> {
  // The task of such a lab is an attack, of which the starter has none.
  if (pack.goal !== undefined || gradedHash !== pack.content_hash) throw problem('replay_not_found');
  return {
    side: 'starter',
    files: [],
    result: { tests: await readStarterTests(pack.lab_id) },
    secrets: [],
  };
}

/** What others will see of a submission, without names and secrets. Throws `replay_not_found`. */
export async function chooseReplay(deps: ChooseDeps, personId: PersonId, choice: Choice) {
  const { db, labById, flags, launches } = deps;
  const now = await store.findGraded(db, personId, choice.submission_id);
  const lab = now && labById.get(now.attempt.labId);
  const identity = await store.findIdentity(db, personId);
  if (!lab || !identity) throw problem('replay_not_found');
  const pack = toPack(lab);
  const { companyId } = identity;
  let before: Before | undefined;
  if (choice.before === 'starter') before = await readStarter(deps, pack, now.result?.content_hash);
  else if (choice.before)
    before = await findEarlier(deps, personId, choice.before, { labId: pack.lab_id, companyId });
  const view = toSharedView({
    pack,
    testId: choice.test_id,
    now,
    before,
    withOwnCode: choice.with_own_code,
    identity: {
      names: [identity, ...(await launches.namesOf(personId))],
      emails: identity.email === null ? [] : [identity.email],
    },
    secrets: [
      ...pack.accounts.map(({ password }) => password),
      ...toVictimPasswords(pack.seed.world),
      toDecoy(pack),
      flags.of(now.attempt, companyId),
      ...(before?.secrets ?? []),
    ],
  });
  if (!view) throw problem('replay_not_found');
  return view;
}
