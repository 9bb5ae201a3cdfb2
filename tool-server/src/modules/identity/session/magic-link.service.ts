import type { AuthData } from '@drawbridge/contracts/identity';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { SecondFactorParts } from '../second-factor/index.ts';
import { answerLink, type LinkAnswer } from './answer-link.ts';
import { mailLink, mailLinkAfterPassword } from './mail-link.ts';
import type { IsPasswordAllowed, Sessions } from './sessions.ts';
import type { SignInGuard } from './sign-in.limits.ts';
import type { HashSource } from './source.ts';

export interface MagicLinks {
  /** Mails a link, or does work that takes as long. Throws `too_many_tries`. @see AUTH-18, AUTH-19 */
  send(request: { email: string; browserKey?: string | undefined }, address: string): Promise<void>;
  /** Mails a link to a person whose right password is not enough; does the same work when it was wrong. */
  sendAfterPassword(email: string, origin: Origin, password: { isRight: boolean }): Promise<void>;
  /**
   * Signs in, once. Throws `session_invalid`, `wrong_code`, `code_expired`, `too_many_tries`, and `confirm_sign_in` in
   * another browser than the one that requested the link. @see CALL-7
   */
  respond(given: LinkAnswer, origin: Origin): Promise<{ message: string; data: Partial<AuthData> }>;
}

export function createMagicLinks(deps: {
  database: Database;
  sessions: Sessions;
  guard: SignInGuard;
  secondSteps: SecondFactorParts['secondSteps'];
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  events: EventBus;
  audit: Audit;
  clock: Clock;
  hashSource: HashSource;
  publicUrl: string;
  productName: string;
  isPasswordAllowed: IsPasswordAllowed;
}): MagicLinks {
  const parts = { ...deps, db: deps.database.db };
  return {
    send: (request, address) => mailLink(parts, request, address),
    sendAfterPassword: (email, origin, { isRight }) =>
      mailLinkAfterPassword(parts, email, { origin, isRight }),
    respond: (given, origin) => answerLink(parts, given, origin),
  };
}
