import { PUBLIC_PAGES } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { EmailTemplate, ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { MailCodes } from './mail-codes.ts';
import { CODE_MINUTES, toInvitationEmail, toSignupEmail } from './signup.mails.ts';
import type { SignupDraft } from './signup.table.ts';

export interface MailDeps {
  codes: MailCodes;
  mailer: Mailer;
  toMailContent: ToMailContent;
  clock: Clock;
  publicUrl: string;
  productName: string;
}

/** @param isWithheld everything is written, and nothing sent */
export async function writeMail(
  tx: Tx,
  { mailer, toMailContent, clock }: Pick<MailDeps, 'mailer' | 'toMailContent' | 'clock'>,
  { to, template, isWithheld = false }: { to: string; template: EmailTemplate; isWithheld?: boolean },
): Promise<void> {
  const usefulUntil = new Date(clock.now().getTime() + CODE_MINUTES * 60_000);
  await mailer.send(tx, { to, ...toMailContent(template) }, { usefulUntil, withheld: isWithheld });
}

/** Makes the code of a signup or an invitation and the email that carries it. @see ROUTE-10, ROUTE-12, ROUTE-13 */
export async function makeCodeEmail(
  tx: Tx,
  { codes, clock, publicUrl, productName }: MailDeps,
  given: { email: string; draft: SignupDraft | null; source: string; isInvited?: boolean },
): Promise<EmailTemplate> {
  const { email, draft, source, isInvited = false } = given;
  const now = clock.now();
  const { typed: code, link } = await codes.issue(tx, { email, purpose: 'account', source, now, draft });
  const at = (path: string, more = {}) => ({
    productName,
    code,
    address: `${publicUrl}${path}?${new URLSearchParams({ code: link, ...more })}`,
  });
  if (isInvited) return toInvitationEmail(at(PUBLIC_PAGES.confirmUser));
  return toSignupEmail(
    draft?.via === 'partner'
      ? at(PUBLIC_PAGES.confirmLinkPartner, { partner: draft.id })
      : at(PUBLIC_PAGES.confirmLink),
  );
}
