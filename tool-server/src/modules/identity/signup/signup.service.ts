import type { ParsedInputOf } from '@drawbridge/contracts';
import type {
  confirmSignup as confirmSignupCall,
  LoginData,
  signUp as signUpCall,
} from '@drawbridge/contracts/identity';
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
import { createSourceHasher, type SessionService } from '../session/index.ts';
import { confirmSignup } from './confirm-signup.ts';
import { createEmailVerification, type EmailVerification } from './email-verification.ts';
import { createMailCodes } from './mail-codes.ts';
import { resendCode } from './resend-code.ts';
import { signUp } from './sign-up.ts';
import { writeMail } from './signup-mail.ts';

export interface SignupService extends EmailVerification {
  /**
   * Makes an unverified account and mails its code; to an address that has an account, says so in the mail alone. Throws
   * `not_found`, `bad_input` by field, `too_many_tries`. @see SIGN-14, AUTH-19
   */
  signUp(input: ParsedInputOf<typeof signUpCall>, origin: Origin): Promise<void>;
  /**
   * Completes a signup or an invitation, and signs in where the key is that of the signup's browser. Throws `wrong_code`,
   * `code_expired`, `too_many_tries`, `bad_input`, `confirm_sign_in`. @see SIGN-3, SIGN-4, SIGN-15
   */
  confirm(
    input: ParsedInputOf<typeof confirmSignupCall>,
    origin: Origin,
  ): Promise<{ message: string; data: Partial<LoginData> }>;
  /** Mails a new code to a person who waits for one; the same response for every address. @see SIGN-5, AUTH-19 */
  resend(email: string, address: string): Promise<void>;
}

export interface SignupDeps {
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
  authenticate: SessionService['authenticate'];
  openAfterSignup: SessionService['openAfterSignup'];
  /** True where a tenant's identity provider is responsible for the address: its people do not sign up. */
  isOfTenant(email: string): Promise<boolean>;
}

export function createSignupService(deps: SignupDeps): SignupService {
  const { db } = deps.database;
  const codes = createMailCodes(deps.secret);
  const parts = { ...deps, db, codes, hashSource: createSourceHasher(deps.secret) };
  return {
    signUp: (input, origin) => signUp(parts, input, origin),
    confirm: (input, origin) => confirmSignup(parts, input, origin),
    resend: (email, address) => resendCode(parts, email, address),
    ...createEmailVerification({
      ...parts,
      writeMail: (tx, to, template) => writeMail(tx, parts, { to, template }),
    }),
  };
}
