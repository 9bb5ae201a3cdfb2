import type { SessionFlags } from '@drawbridge/client';
import { t } from './messages.ts';

interface Reader {
  flags: Pick<SessionFlags, 'isCompanyUser' | 'isCompanyAdmin'>;
  /** The page has plans to order. */
  hasPlans: boolean;
  /** No plan of the reader is in force, or none opens it. */
  isDisabled: boolean;
}

/** Whether the reader could order what opens it. */
export const canOrder = ({ flags, hasPlans }: Pick<Reader, 'flags' | 'hasPlans'>): boolean =>
  hasPlans && (!flags.isCompanyUser || flags.isCompanyAdmin);

/** Why something is closed to the reader, and whom to ask where nothing can be ordered. */
export function toClosedText({ flags, hasPlans, isDisabled }: Reader): string {
  if (flags.isCompanyAdmin) return t('companyAdmin');
  if (flags.isCompanyUser) return t('company');
  if (!hasPlans) return t('host');
  return t(isDisabled ? 'ownEnded' : 'ownPlan');
}
