import { randomUUID } from 'node:crypto';
import { type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import {
  type addPasskey,
  type confirmTotp,
  type listSecondFactors,
  MOST_SECOND_FACTORS,
  type removeSecondFactor,
  type startPasskey,
  type startTotp,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { newFactorTriesOf } from './second-factor.limits.ts';
import type { TellOfFactor } from './second-factor.mails.ts';
import * as store from './second-factor.store.ts';
import { type SecondSteps, toKnownPasskey } from './second-step.ts';
import { findTotpStep, makeTotpSecret, toTotpUri } from './totp.ts';

interface Codes {
  recovery_codes: string[];
}

export interface SecondFactorService {
  list(actor: PortalActor): Promise<OutputOf<typeof listSecondFactors>>;
  /** Throws `sign_in_again`, `bad_input` by field, `too_many_tries`, `second_factor_limit`, as all that change. */
  startTotp(
    actor: PortalActor,
    password: string | undefined,
    origin: Origin,
  ): Promise<OutputOf<typeof startTotp>>;
  /** Throws `not_found`, `wrong_code`. */
  confirmTotp(actor: PortalActor, input: ParsedInputOf<typeof confirmTotp>, origin: Origin): Promise<Codes>;
  startPasskey(
    actor: PortalActor,
    password: string | undefined,
    origin: Origin,
  ): Promise<OutputOf<typeof startPasskey>>;
  /** Throws `second_step_expired`, `wrong_code`. */
  addPasskey(actor: PortalActor, input: ParsedInputOf<typeof addPasskey>, origin: Origin): Promise<Codes>;
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
  const { clock, limits, secret, audit, passkeys, recoveryCodes, secondSteps, productName, tell } = deps;
  const { identityProof } = deps;
  const { db } = deps.database;

  async function checkRoom(tx: Tx, personId: PersonId): Promise<void> {
    await store.lockPerson(tx, personId);
    if ((await store.countFactors(tx, personId)) >= MOST_SECOND_FACTORS) throw problem('second_factor_limit');
  }

  /** What follows every new factor. @returns the recovery codes that come with the first one */
  async function noteNew(tx: Tx, personId: PersonId, name: string, kind: string, origin: Origin) {
    await audit.record(tx, {
      action: 'second_factor.add',
      actorId: personId,
      subject: { kind: 'person', id: personId },
      origin,
      details: { kind },
    });
    await tell(tx, personId, { kind: 'added', name });
    const left = await recoveryCodes.countLeft(tx, personId);
    return { recovery_codes: left > 0 ? [] : await recoveryCodes.make(tx, personId) };
  }

  return {
    async list(actor) {
      const { personId } = actor;
      const factors = await store.listFactors(db, personId);
      const owner = await store.findOwner(db, personId);
      return {
        items: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
          id,
          kind,
          name,
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
        recovery_codes_left: await recoveryCodes.countLeft(db, personId),
        is_demanded: owner?.isDemanded ?? false,
        wants_password: !identityProof.isRecent(actor),
      };
    },

    async startTotp(actor, password, origin) {
      await identityProof.check(actor, password, origin);
      const { personId } = actor;
      const owner = await store.findOwner(db, personId);
      const id = randomUUID();
      const plain = makeTotpSecret();
      await db.transaction(async (tx) => {
        await checkRoom(tx, personId);
        const encryptedSecret = secret.encrypt(plain);
        await store.insertTotp(tx, { id, personId, encryptedSecret, createdAt: clock.now() });
      });
      return { id, secret: plain, uri: toTotpUri(plain, owner?.email ?? '', productName) };
    },

    async confirmTotp({ personId }, { id, code, name }, origin) {
      await limits.check([newFactorTriesOf(personId)]);
      return db.transaction(async (tx) => {
        await checkRoom(tx, personId);
        const factor = await store.lockFactor(tx, personId, id);
        if (!factor?.encryptedSecret || factor.confirmedAt) throw problem('not_found');
        const now = clock.now();
        const known = { secret: secret.decrypt(factor.encryptedSecret), lastStep: factor.lastStep };
        const lastStep = findTotpStep(known, code, now);
        if (lastStep === undefined) throw problem('wrong_code', { errors: { code: 'Wrong code' } });
        await store.updateFactor(tx, id, { name, confirmedAt: now, lastStep });
        return noteNew(tx, personId, name, 'authenticator app', origin);
      });
    },

    async startPasskey(actor, password, origin) {
      await identityProof.check(actor, password, origin);
      const { personId } = actor;
      const owner = await store.findOwner(db, personId);
      return db.transaction(async (tx) => {
        await checkRoom(tx, personId);
        const known = (await store.listFactors(tx, personId)).flatMap((row) => toKnownPasskey(row) ?? []);
        const options = await passkeys.toNewOptions(owner?.email ?? '', known);
        const ticket = await secondSteps.openNewPasskey(tx, personId, options.challenge);
        return { ticket, options: { ...options } };
      });
    },

    async addPasskey({ personId }, { ticket, name, passkey }, origin) {
      // The ticket is used up by a wrong answer too, so that is thrown after the transaction.
      const outcome = await db.transaction(async (tx) => {
        await checkRoom(tx, personId);
        const challenge = await secondSteps.takeNewPasskey(tx, personId, ticket);
        if (challenge === undefined) return 'second_step_expired';
        const made = await passkeys.readNew(passkey, challenge);
        if (!made) return 'wrong_code';
        const now = clock.now();
        const row = { ...made, id: randomUUID(), personId, kind: 'passkey', name } as const;
        if (!(await store.insertPasskey(tx, { ...row, createdAt: now, confirmedAt: now })))
          return 'wrong_code';
        return noteNew(tx, personId, name, 'passkey', origin);
      });
      if (typeof outcome !== 'string') return outcome;
      throw outcome === 'wrong_code'
        ? problem(outcome, { message: 'This passkey could not be added.' })
        : problem(outcome);
    },

    async remove(actor, { id, password }, origin) {
      await identityProof.check(actor, password, origin);
      const { personId } = actor;
      await db.transaction(async (tx) => {
        await store.lockPerson(tx, personId);
        const factor = await store.lockFactor(tx, personId, id);
        if (!factor?.confirmedAt) throw problem('not_found');
        const isLast = (await store.countFactors(tx, personId)) === 1;
        const owner = await store.findOwner(tx, personId);
        if (isLast && owner?.isDemanded)
          throw problem('second_factor_missing', {
            message: 'Your company demands a second factor. Add another one before you remove this one.',
          });
        await store.deleteFactor(tx, id);
        if (isLast) await recoveryCodes.remove(tx, personId);
        await audit.record(tx, {
          action: 'second_factor.remove',
          actorId: personId,
          subject: { kind: 'person', id: personId },
          origin,
          details: { kind: factor.kind === 'totp' ? 'authenticator app' : 'passkey' },
        });
        await tell(tx, personId, { kind: 'removed', name: factor.name });
      });
    },

    async makeCodes(actor, password, origin) {
      await identityProof.check(actor, password, origin);
      const { personId } = actor;
      return db.transaction(async (tx) => {
        await store.lockPerson(tx, personId);
        if ((await store.countFactors(tx, personId)) === 0) throw problem('not_found');
        await audit.record(tx, {
          action: 'recovery_codes.make',
          actorId: personId,
          subject: { kind: 'person', id: personId },
          origin,
        });
        return { recovery_codes: await recoveryCodes.make(tx, personId) };
      });
    },
  };
}
