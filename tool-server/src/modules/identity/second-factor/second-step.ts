import { createHash, randomBytes } from 'node:crypto';
import { type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { finishSignIn, SECOND_FACTOR_WAYS, startPasskeyCheck } from '@drawbridge/contracts/identity';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { secondStepTriesOf } from './second-factor.limits.ts';
import * as store from './second-factor.store.ts';
import { findTotpStep } from './totp.ts';

const LIFE_MS = 300_000;
const MAX_TRIES = 5;

type Way = (typeof SECOND_FACTOR_WAYS)[number];
type FirstWay = 'password' | 'email link';
type SecondStepAnswer = ParsedInputOf<typeof finishSignIn>;

export type SecondStepOutcome =
  | { kind: 'refused'; code: 'second_step_expired' | 'wrong_code'; personId?: PersonId }
  | { kind: 'wait'; seconds: number }
  | { kind: 'right'; personId: PersonId; firstWay: FirstWay; way: Way };

export interface SecondSteps {
  /** A ticket in place of tokens; undefined for a person without a second factor. */
  open(tx: Tx, personId: PersonId, firstWay: FirstWay): Promise<{ ticket: string; ways: Way[] } | undefined>;
  /** Throws `second_step_expired`. */
  startPasskeyCheck(ticket: string): Promise<OutputOf<typeof startPasskeyCheck>>;
  /** Uses the ticket up when the answer is right, and counts a wrong one. */
  check(tx: Tx, answer: SecondStepAnswer): Promise<SecondStepOutcome>;
  /** A ticket for a passkey that is being made. */
  openNewPasskey(tx: Tx, personId: PersonId, challenge: string): Promise<string>;
  /** Its challenge, once. */
  takeNewPasskey(tx: Tx, personId: PersonId, ticket: string): Promise<string | undefined>;
}

const toId = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/** The time between the two factors of a sign-in. @see ASVS 6.3.3 */
export function createSecondSteps(deps: {
  database: Database;
  clock: Clock;
  limits: Limits;
  secret: Secret;
  passkeys: Passkeys;
  recoveryCodes: RecoveryCodes;
}): SecondSteps {
  const { clock, limits, secret, passkeys, recoveryCodes } = deps;
  const { db } = deps.database;

  async function insert(tx: Tx, row: Omit<Parameters<typeof store.insertStep>[1], 'id' | 'expiresAt'>) {
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now().getTime() + LIFE_MS);
    await store.insertStep(tx, { ...row, id: toId(ticket), expiresAt });
    return ticket;
  }

  /** The step of a ticket, locked, if it may still be answered. */
  async function lockOpen(tx: Tx, ticket: string, purpose: store.StepRow['purpose']) {
    const step = await store.lockStep(tx, toId(ticket));
    const isOpen = step?.purpose === purpose && step.expiresAt > clock.now() && step.tries < MAX_TRIES;
    return isOpen ? step : undefined;
  }

  async function checkCode(tx: Tx, factors: store.FactorRow[], code: string) {
    const now = clock.now();
    for (const { id, kind, encryptedSecret, lastStep } of factors) {
      if (kind !== 'totp' || !encryptedSecret) continue;
      const step = findTotpStep({ secret: secret.decrypt(encryptedSecret), lastStep }, code, now);
      if (step === undefined) continue;
      await store.updateFactor(tx, id, { lastStep: step, lastUsedAt: now });
      return true;
    }
    return false;
  }

  async function checkPasskey(
    tx: Tx,
    factors: store.FactorRow[],
    answer: NonNullable<SecondStepAnswer['passkey']>,
    challenge: string | null,
  ) {
    const known = factors.map(toKnownPasskey).find((passkey) => passkey?.credentialId === answer.id);
    if (!known || challenge === null) return false;
    const counter = await passkeys.readAnswer(answer, challenge, known);
    if (counter === undefined) return false;
    await store.updateFactor(tx, known.id, { counter, lastUsedAt: clock.now() });
    return true;
  }

  async function findRightWay(
    tx: Tx,
    step: store.StepRow,
    { code, recovery_code, passkey }: SecondStepAnswer,
  ): Promise<Way | undefined> {
    const factors = await store.listFactors(tx, step.personId);
    if (passkey) return (await checkPasskey(tx, factors, passkey, step.challenge)) ? 'passkey' : undefined;
    if (code !== undefined) return (await checkCode(tx, factors, code)) ? 'totp' : undefined;
    const isRight = await recoveryCodes.use(tx, step.personId, recovery_code ?? '');
    return isRight ? 'recovery_code' : undefined;
  }

  return {
    async open(tx, personId, firstWay) {
      const factors = await store.listFactors(tx, personId);
      if (factors.length === 0) return undefined;
      const left = await recoveryCodes.countLeft(tx, personId);
      const has = (kind: store.FactorRow['kind']) => factors.some((factor) => factor.kind === kind);
      const ways: Way[] = [
        ...(has('passkey') ? (['passkey'] as const) : []),
        ...(has('totp') ? (['totp'] as const) : []),
        ...(left > 0 ? (['recovery_code'] as const) : []),
      ];
      return { ticket: await insert(tx, { personId, purpose: 'sign-in', way: firstWay }), ways };
    },

    startPasskeyCheck: (ticket) =>
      db.transaction(async (tx) => {
        const step = await lockOpen(tx, ticket, 'sign-in');
        if (!step) throw problem('second_step_expired');
        const known = (await store.listFactors(tx, step.personId)).flatMap(
          (factor) => toKnownPasskey(factor) ?? [],
        );
        const options = await passkeys.toCheckOptions(known);
        await store.updateStep(tx, step.id, { challenge: options.challenge });
        return { options: { ...options } };
      }),

    async check(tx, answer) {
      const step = await lockOpen(tx, answer.ticket, 'sign-in');
      if (!step?.way) return { kind: 'refused', code: 'second_step_expired' };
      const { personId } = step;
      const seconds = await limits.count(tx, [secondStepTriesOf(personId)]);
      if (seconds !== undefined) return { kind: 'wait', seconds };
      // Two sign-ins at the same moment must not use one code twice.
      await store.lockPerson(tx, personId);
      const way = await findRightWay(tx, step, answer);
      if (!way) {
        await store.updateStep(tx, step.id, { tries: step.tries + 1, challenge: null });
        return { kind: 'refused', code: 'wrong_code', personId };
      }
      await store.deleteStep(tx, step.id);
      return { kind: 'right', personId, firstWay: step.way, way };
    },

    openNewPasskey: (tx, personId, challenge) => insert(tx, { personId, purpose: 'new passkey', challenge }),

    async takeNewPasskey(tx, personId, ticket) {
      const step = await lockOpen(tx, ticket, 'new passkey');
      if (step?.personId !== personId) return undefined;
      await store.deleteStep(tx, step.id);
      return step.challenge ?? undefined;
    },
  };
}

/** The passkey of a factor; undefined for an app. */
export function toKnownPasskey({ id, credentialId, publicKey, counter, transports }: store.FactorRow) {
  return credentialId && publicKey ? { id, credentialId, publicKey, counter, transports } : undefined;
}
