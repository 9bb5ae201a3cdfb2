import { asId, Problem, problem } from '@drawbridge/contracts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { LaunchedPerson } from '../lti/index.ts';
import { codesTypedAt, codesTypedBy, limitEntriesOf } from './account-link.limits.ts';

interface TryDeps {
  db: Database['db'];
  limits: Limits;
  audit: Audit;
}

const recordRefusal = (
  { audit }: TryDeps,
  { person_id, company_id }: LaunchedPerson,
  refused: 'link_code_unknown' | 'too_many_tries',
  origin: Origin,
) =>
  audit.recordRefusal({
    action: 'account.link',
    refused,
    actorId: asId<'person'>(person_id),
    companyId: asId<'company'>(company_id),
    origin,
  });

/** Counts a code that is typed; throws `too_many_tries`. */
export async function checkLinkTries(deps: TryDeps, launched: LaunchedPerson, origin: Origin): Promise<void> {
  const { db, limits } = deps;
  const { person_id, company_id } = launched;
  const wait = await limits.count(db, [codesTypedBy(person_id), codesTypedAt(company_id)]);
  if (wait === undefined) return;
  if ((await limits.count(db, [limitEntriesOf(company_id)])) === undefined)
    await recordRefusal(deps, launched, 'too_many_tries', origin);
  throw problem('too_many_tries', { retryAfterSeconds: wait });
}

/** Unknown codes are recorded in the audit trail: somebody may be guessing. */
export async function recordingTries<Result>(
  deps: TryDeps,
  { launched, origin }: { launched: LaunchedPerson; origin: Origin },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await run();
    await deps.limits.giveBack(codesTypedAt(launched.company_id));
    return result;
  } catch (error) {
    if (error instanceof Problem && error.code === 'link_code_unknown')
      await recordRefusal(deps, launched, error.code, origin);
    throw error;
  }
}
