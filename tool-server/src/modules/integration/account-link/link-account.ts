import { asId, problem } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { give } from '../../kernel/grants/index.ts';
import type { LaunchedPerson } from '../lti/index.ts';
import type { TellOwner } from './account-link.mails.ts';
import * as store from './account-link.store.ts';
import { checkLinkCode, type HashLinkCode } from './link-code.ts';
import type { MoveWork } from './move-work.ts';

/** Links the learner of a launch with the account whose code they typed. */
export async function linkAccount(
  tx: Tx,
  deps: { clock: Clock; toHash: HashLinkCode; work: MoveWork; audit: Audit; tell: TellOwner },
  { launched, code, origin }: { launched: LaunchedPerson; code: string; origin: Origin },
): Promise<store.LinkRow> {
  const { clock, toHash, work, audit, tell } = deps;
  const learnerId = asId<'person'>(launched.person_id);
  // A repeat whose first reply was lost. @see CALL-47
  const row = await store.lockCode(tx, toHash(code));
  const existing = await store.findLink(tx, learnerId);
  if (existing && row?.usedBy === learnerId && row.accountId === existing.accountId) return existing;

  const { accountId } = await checkLinkCode(tx, deps, launched, row);
  await store.lockPeople(tx, accountId, learnerId);
  if (!(await work.fitsQueue(tx, learnerId, accountId)))
    throw problem('link_impossible', {
      message: 'Some of your submissions still wait to be graded. Try again in a minute.',
    });
  const link = { learnerId, accountId, platformId: launched.platform_id, linkedAt: clock.now() };
  await store.insertLink(tx, link);
  await store.markUsed(tx, accountId, learnerId);
  await give(tx, {
    personId: accountId,
    kind: 'plan',
    subject: 'ENT',
    source: 'link',
    sourceId: learnerId,
    at: link.linkedAt,
  });
  await work.lend(tx, link);
  await audit.record(tx, {
    action: 'account.link',
    actorId: accountId,
    companyId: asId<'company'>(launched.company_id),
    subject: { kind: 'person', id: learnerId },
    origin,
    details: { way: 'launch', platform: launched.platform_name },
  });
  await tell(tx, accountId, { kind: 'linked', platform: launched.platform_name, learner: launched.name });
  return link;
}
