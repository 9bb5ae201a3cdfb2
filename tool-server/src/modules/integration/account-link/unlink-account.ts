import { asId, type PersonId } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { TellOwner } from './account-link.mails.ts';
import * as store from './account-link.store.ts';
import type { ReturnWork } from './return-work.ts';

/** A change of company ends a link, whoever made it. */
const NO_ORIGIN: Origin = { address: '', userAgent: '' };

interface UnlinkDeps {
  returnWork: ReturnWork;
  audit: Audit;
  tell: TellOwner;
}

export async function unlinkAccount(
  tx: Tx,
  { returnWork, audit, tell }: UnlinkDeps,
  link: store.LinkRow,
  { way, platform, learner, origin }: { way: string; platform: string; learner: string; origin: Origin },
): Promise<void> {
  const [accountId, learnerId] = [asId<'person'>(link.accountId), asId<'person'>(link.learnerId)];
  await store.lockPeople(tx, accountId, learnerId);
  if (!(await store.deleteLink(tx, link))) return;
  await returnWork(tx, { accountId, learnerId });
  await audit.record(tx, {
    action: 'account.unlink',
    actorId: accountId,
    companyId: await store.findCompanyOf(tx, link),
    subject: { kind: 'person', id: learnerId },
    origin,
    details: { way, platform },
  });
  await tell(tx, accountId, { kind: 'unlinked', platform, learner });
}

/** A link with a platform of another company would be a way into that company's courses. Gives how many ended. */
export async function endLinksElsewhere(tx: Tx, deps: UnlinkDeps, accountId?: PersonId): Promise<number> {
  const links = await store.readLinksElsewhere(tx, accountId);
  for (const link of links)
    await unlinkAccount(tx, deps, link, { ...link, way: 'company', origin: NO_ORIGIN });
  return links.length;
}
