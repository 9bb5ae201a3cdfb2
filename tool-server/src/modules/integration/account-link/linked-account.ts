import type { AccountLink } from '@drawbridge/contracts/integration';
import type { Clock } from '../../../platform/clock.ts';
import type { DbOrTx } from '../../../platform/db/database.ts';
import * as store from './account-link.store.ts';

/** `i***@acme.test`: enough to recognize one's own. */
function toMaskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

export const toLinkedAccount = ({ firstName, lastName, email }: store.AccountRow) => ({
  name: `${firstName} ${lastName}`.trim(),
  email: toMaskedEmail(email ?? ''),
});

export async function toAccountLink(
  to: DbOrTx,
  { clock }: { clock: Clock },
  link: store.LinkRow,
): Promise<AccountLink | undefined> {
  const account = await store.findAccount(to, link.accountId, clock.now());
  return (
    account && {
      account: toLinkedAccount(account),
      linked_at: link.linkedAt.toISOString(),
      is_paused: !(await store.isHolding(to, link.learnerId, clock.now())),
    }
  );
}
