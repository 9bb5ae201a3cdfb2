import type { SessionFlags } from '@drawbridge/client';
import { t } from './messages.ts';

interface Reader {
  flags: Pick<SessionFlags, 'isCompanyUser' | 'isCompanyAdmin'>;
  /** True when the page has plans to order. */
  hasPlans: boolean;
  /** True when no plan of the reader is active, or none opens the content. */
  isDisabled: boolean;
}

/** True when the reader could order what opens the content. */
export const canOrder = ({ flags, hasPlans }: Pick<Reader, 'flags' | 'hasPlans'>): boolean =>
  hasPlans && (!flags.isCompanyUser || flags.isCompanyAdmin);

/** Returns why the content is closed to the reader, and whom to ask where nothing can be ordered. */
export function toClosedText({ flags, hasPlans, isDisabled }: Reader): string {
  if (flags.isCompanyAdmin) return t('companyAdmin');
  if (flags.isCompanyUser) return t('company');
  if (!hasPlans) return t('host');
  return t(isDisabled ? 'ownEnded' : 'ownPlan');
}
