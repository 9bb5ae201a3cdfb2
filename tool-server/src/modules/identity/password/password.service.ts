import type { ParsedInputOf } from '@drawbridge/contracts';
import type {
  changePassword as changePasswordCall,
  resetPassword as resetPasswordCall,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { PasswordHasher } from '../../../platform/password/password-hash.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { createSourceHasher, type IsPasswordAllowed, type SessionService } from '../session/index.ts';
import { createMailCodes } from '../signup/index.ts';
import { changePassword } from './change-password.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

export interface PasswordService {
  /**
   * Changes the caller's password and ends their other sessions. Throws `bad_input` by field, `too_many_tries`,
   * `sso_required`.
   */
  change(actor: PortalActor, input: ParsedInputOf<typeof changePasswordCall>, origin: Origin): Promise<void>;
  /** Mails a link, or does work that takes as long. Throws `too_many_tries`. @see AUTH-19 */
  forgot(email: string, origin: Origin): Promise<void>;
  /** Sets a password by a mailed code and ends every session. Throws `wrong_code`, `code_expired`, `bad_input`. */
  reset(input: ParsedInputOf<typeof resetPasswordCall>, origin: Origin): Promise<{ email: string }>;
}

export interface PasswordDeps {
  database: Database;
  passwordHasher: PasswordHasher;
  secret: Secret;
  clock: Clock;
  limits: Limits;
  mailer: Mailer;
  toMailContent: ToMailContent;
  events: EventBus;
  audit: Audit;
  publicUrl: string;
  productName: string;
  isPasswordAllowed: IsPasswordAllowed;
  endSessions: SessionService['endSessions'];
}

export function createPasswordService(deps: PasswordDeps): PasswordService {
  const { db } = deps.database;
  const codes = createMailCodes(deps.secret);
  const parts = { ...deps, db, codes, hashSource: createSourceHasher(deps.secret) };
  return {
    change: (actor, input, origin) => changePassword(parts, actor, input, origin),
    forgot: (email, origin) => requestReset(parts, email, origin),
    reset: (input, origin) => resetPassword(parts, input, origin),
  };
}
