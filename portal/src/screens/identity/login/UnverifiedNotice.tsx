import { PUBLIC_PAGES } from '@drawbridge/contracts';
import { Callout, LinkButton } from '@drawbridge/ui';
import { t } from './UnverifiedNotice.messages.ts';

/** What to do about an address that is not confirmed yet. @see ERR-9 */
export function UnverifiedNotice({ email }: { email: string }) {
  return (
    <Callout
      tone="warn"
      actions={
        <LinkButton size="sm" href={`${PUBLIC_PAGES.confirmCodes}?email=${encodeURIComponent(email)}`}>
          {t('toConfirm')}
        </LinkButton>
      }
    >
      {t('unverified')}
    </Callout>
  );
}
