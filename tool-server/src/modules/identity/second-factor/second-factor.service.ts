import type { OutputOf, ParsedInputOf } from '@drawbridge/contracts';
import type {
  addPasskey as addPasskeyCall,
  confirmTotp as confirmTotpCall,
  listSecondFactors,
  removeSecondFactor,
  startPasskey as startPasskeyCall,
  startTotp as startTotpCall,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { confirmTotp, startTotp } from './add-totp.ts';
import type { Codes } from './change-factors.ts';
import { listFactors } from './list-factors.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { removeFactor } from './remove-factor.ts';
import type { TellOfFactor } from './second-factor.mails.ts';
import type { SecondSteps } from './second-step.ts';

export interface SecondFactorService {
  list(actor: PortalActor): Promise<OutputOf<typeof listSecondFactors>>;
  /** Throws `sign_in_again`, `bad_input` by field, `too_many_tries`, `second_factor_limit`, as all that change. */
  startTotp(
    actor: PortalActor,
    password: string | undefined,
    origin: Origin,
  ): Promise<OutputOf<typeof startTotpCall>>;
  /** Throws `not_found`, `wrong_code`. */
  confirmTotp(
    actor: PortalActor,
    input: ParsedInputOf<typeof confirmTotpCall>,
    origin: Origin,
  ): Promise<Codes>;
  startPasskey(
    actor: PortalActor,
    password: string | undefined,
    origin: Origin,
  ): Promise<OutputOf<typeof startPasskeyCall>>;
  /** Throws `second_step_expired`, `wrong_code`. */
  addPasskey(actor: PortalActor, input: ParsedInputOf<typeof addPasskeyCall>, origin: Origin): Promise<Codes>;
  /** Throws `not_found`, `second_factor_missing`. */
  remove(actor: PortalActor, input: ParsedInputOf<typeof removeSecondFactor>, origin: Origin): Promise<void>;
  /** Throws `not_found` without a second factor. */
  makeCodes(actor: PortalActor, password: string | undefined, origin: Origin): Promise<Codes>;
}

export interface SecondFactorDeps {
  database: Database;
  clock: Clock;
  limits: Limits;
  secret: Secret;
  audit: Audit;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
  secondSteps: SecondSteps;
  productName: string;
  identityProof: IdentityProof;
  tell: TellOfFactor;
}

export function createSecondFactorService(deps: SecondFactorDeps): SecondFactorService {
  const parts = { ...deps, db: deps.database.db };
  return {
    list: (actor) => listFactors(parts, actor),
    startTotp: (actor, password, origin) => startTotp(parts, actor, { password, origin }),
    confirmTotp: ({ personId }, input, origin) => confirmTotp(parts, personId, { ...input, origin }),
    startPasskey: (actor, password, origin) => startPasskey(parts, actor, { password, origin }),
    addPasskey: ({ personId }, input, origin) => addPasskey(parts, personId, { ...input, origin }),
    remove: (actor, input, origin) => removeFactor(parts, actor, { ...input, origin }),
    makeCodes: (actor, password, origin) => makeRecoveryCodes(parts, actor, { password, origin }),
  };
}
