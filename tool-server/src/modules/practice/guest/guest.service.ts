import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { asId, type PersonId, problem } from '@drawbridge/contracts';
import { GUEST_LABS, type GuestSession, type KeptLab } from '@drawbridge/contracts/practice';
import type { GuestActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, type Tx, toConstraint } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { createSourceHasher } from '../../identity/session/index.ts';
import { guestsFrom } from './guest.limits.ts';
import * as store from './guest.store.ts';

/** Distinguishes a guest's token from a portal token, and makes a leaked one searchable. */
const TOKEN_PREFIX = 'dbgt_';
const TOKEN = /^dbgt_[A-Za-z0-9_-]{43}$/;
const LIFE_MS = 30 * 86_400_000;
/** The account opened the same lab in the same moment: then its attempt counts. */
const OPENED_MEANWHILE = ['lab_attempt_open_key', 'lab_attempt_number_key'];
const MOVE_TRIES = 3;

export interface GuestService {
  /** Throws `too_many_tries`. */
  start(address: string): Promise<GuestSession>;
  /** Throws `guest_not_found`. */
  keep(personId: PersonId, token: string): Promise<{ labs: KeptLab[] }>;
  isGuestToken(token: string): boolean;
  /** Throws `not_signed_in`. */
  authenticate(token: string): Promise<GuestActor>;
}

export interface GuestDeps {
  database: Database;
  clock: Clock;
  limits: Limits;
  secret: Secret;
  /** Moves all work in labs from one person to another; gives the labs. */
  moveLabWork(tx: Tx, from: PersonId, to: PersonId): Promise<KeptLab[]>;
}

const toHash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** People who try a lab without an account. */
export function createGuestService(deps: GuestDeps): GuestService {
  const { clock, limits, moveLabWork } = deps;
  const { db } = deps.database;
  const hashSource = createSourceHasher(deps.secret);

  async function keep(tx: Tx, personId: PersonId, tokenHash: string): Promise<KeptLab[]> {
    const guest = await store.lockGuest(tx, tokenHash);
    if (!guest || guest.expiresAt <= clock.now()) throw problem('guest_not_found');
    // A repeat whose first reply was lost. @see CALL-47
    if (guest.keptBy === personId) return guest.keptLabs ?? [];
    if (!guest.personId) throw problem('guest_not_found');
    const keptLabs = await moveLabWork(tx, asId(guest.personId), personId);
    await store.setKept(tx, tokenHash, { keptBy: personId, keptLabs });
    await store.deletePerson(tx, guest.personId);
    return keptLabs;
  }

  return {
    async start(address) {
      await limits.check([guestsFrom(hashSource(address))]);
      const token = TOKEN_PREFIX + randomBytes(32).toString('base64url');
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + LIFE_MS);
      await db.transaction((tx) =>
        store.insertGuest(tx, { tokenHash: toHash(token), personId: randomUUID(), createdAt, expiresAt }),
      );
      return { token, expires_at: expiresAt.toISOString(), lab_id: GUEST_LABS[0] };
    },

    async keep(personId, token) {
      if (!TOKEN.test(token)) throw problem('guest_not_found');
      for (let tries = 1; ; tries += 1) {
        try {
          return { labs: await db.transaction((tx) => keep(tx, personId, toHash(token))) };
        } catch (error) {
          if (tries === MOVE_TRIES || !OPENED_MEANWHILE.includes(toConstraint(error) ?? '')) throw error;
        }
      }
    },

    isGuestToken: (token) => token.startsWith(TOKEN_PREFIX),

    async authenticate(token) {
      const personId = TOKEN.test(token) ? await store.findGuest(db, toHash(token), clock.now()) : undefined;
      if (!personId) throw problem('not_signed_in');
      return { kind: 'guest', personId };
    },
  };
}
