import type { CallerKind } from '@drawbridge/contracts';
import type { account } from '../../kernel/people/index.ts';

type Flags = Pick<
  typeof account.$inferSelect,
  'type' | 'verify' | 'isAdmin' | 'isOwner' | 'isManager' | 'isSecurityChampion'
>;

/**
 * What an account is in the table of rights. Company rights need a company, whatever the flags are; an account that
 * must confirm its address or set up a second factor first has no other kind until then. @see GEN-11, AUTH-41
 */
export function toKinds(
  account: Flags,
  companyId: string | null,
  { mustEnroll }: { mustEnroll: boolean },
): CallerKind[] {
  if (account.verify === 'FORCE') return ['unverified'];
  if (mustEnroll) return ['enrolling'];
  if (!companyId) return [account.type === 'FT' ? 'freeTier' : 'individual'];
  return [
    'member',
    ...(account.isManager ? (['manager'] as const) : []),
    ...(account.isAdmin ? (['admin'] as const) : []),
    ...(account.isAdmin && account.isOwner ? (['owner'] as const) : []),
    ...(account.isSecurityChampion ? (['champion'] as const) : []),
  ];
}
