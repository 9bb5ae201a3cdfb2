import { PUBLIC_PAGES } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { EmailTemplate, ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findPasswordFault } from '../../../platform/password/password.rule.ts';
import type { SessionService } from '../session/index.ts';
import { atField, type MailCodes } from '../signup/index.ts';
import { toChangedEmail } from './password.mails.ts';
import * as store from './password.store.ts';

const DAY_MS = 86_400_000;

export interface PasswordMailDeps {
  mailer: Mailer;
  toMailContent: ToMailContent;
  clock: Clock;
  publicUrl: string;
  productName: string;
}

export interface WriteDeps extends PasswordMailDeps {
  codes: MailCodes;
  endSessions: SessionService['endSessions'];
}

export async function writeMail(
  tx: Tx,
  { mailer, toMailContent, clock }: PasswordMailDeps,
  given: { to: string; template: EmailTemplate; forMs: number; isWithheld?: boolean },
): Promise<void> {
  const { to, template, forMs, isWithheld = false } = given;
  const usefulUntil = new Date(clock.now().getTime() + forMs);
  await mailer.send(tx, { to, ...toMailContent(template) }, { usefulUntil, withheld: isWithheld });
}

/** What follows every new password: other sessions end, and the person is told. */
export async function writePassword(
  tx: Tx,
  deps: WriteDeps,
  owner: store.PasswordOwner,
  given: { hash: string; keepSessionId?: string },
): Promise<void> {
  const { codes, endSessions, clock, publicUrl, productName } = deps;
  await store.setPassword(tx, owner.personId, given.hash);
  await endSessions(tx, [owner.personId], given.keepSessionId);
  await codes.endAll(tx, owner.email, 'password', clock.now());
  const template = toChangedEmail({ productName, address: publicUrl + PUBLIC_PAGES.forgotPassword });
  await writeMail(tx, deps, { to: owner.email, template, forMs: DAY_MS });
}

/** Throws `bad_input` for a password that may not be chosen. */
export async function checkNewPassword(
  { productName }: { productName: string },
  password: string,
  { email, words }: { email: string; words: string[] },
): Promise<void> {
  const fault = await findPasswordFault(password, { email, words: [productName, ...words] });
  if (fault) throw atField({ new_password: fault });
}
