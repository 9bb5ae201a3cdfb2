import { PUBLIC_PAGES } from '@drawbridge/contracts';
import { Callout, LinkButton } from '@drawbridge/ui';
import { messages } from './UnverifiedNotice.messages.ts';

/** What to do about an address that is not confirmed yet. @see ERR-9 */
export function UnverifiedNotice({ email }: { email: string }) {
  return (
    <Callout
      tone="warn"
      actions={
        <LinkButton size="sm" href={`${PUBLIC_PAGES.confirmCodes}?email=${encodeURIComponent(email)}`}>
          {messages.toConfirm.text}
        </LinkButton>
      }
    >
      {messages.unverified.text}
    </Callout>
  );
}
