import { randomBytes, randomUUID } from 'node:crypto';
import type { PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { toDevice } from '../../../platform/http/device.ts';
import { toNeighbourhood } from '../../../platform/limits/address.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IdTokens } from './id-token.ts';
import type { RefreshTokens } from './refresh-token.ts';
import { toNewDeviceEmail } from './session.mails.ts';
import * as store from './session.store.ts';
import type { Tokens } from './session-serializer.ts';
import type { KnownPlaceHasher } from './source.ts';

/** How a person proved who they are, in the words of the audit trail. */
export type SignInWay = 'password' | 'email link' | 'single sign-on' | 'sign-up';

/**
 * Whether a person may sign in by password or mailed link. With the address alone the rule of its domain; with the
 * person too there may be an exception (a tenant's break-glass administrator).
 * Asked during a transaction it takes that.
 */
export type IsPasswordAllowed = (email: string, personId?: PersonId, tx?: Tx) => Promise<boolean>;

const DAY_MS = 86_400_000;
export const ABSOLUTE_MS = 30 * DAY_MS;
export const IDLE_MS = 14 * DAY_MS;
/** A new sign-in is worth an email that long. */
const NEWS_MS = DAY_MS;

export interface Sessions {
  /** Message that sends the page elsewhere instead of signing in. @see AUTH-36..AUTH-39 */
  findRedirect(found: store.AccountRow): string | undefined;
  /**
   * Writes a new session, its entry of the audit trail and, from a new device or network, the email that tells the
   * person; its tokens are signed when the transaction is over.
   */
  begin(
    tx: Tx,
    found: store.AccountRow,
    origin: Origin,
    proof: { way: SignInWay; secondFactor?: string },
  ): Promise<store.SessionRow>;
  toTokens(found: store.AccountRow, session: store.SessionRow): Promise<Tokens>;
}

/** Shared by all ways to sign in: who may not enter now, the session's row, its tokens. */
export function createSessions(deps: {
  idTokens: IdTokens;
  refreshTokens: RefreshTokens;
  places: KnownPlaceHasher;
  events: EventBus;
  audit: Audit;
  mailer: Mailer;
  toMailContent: ToMailContent;
  clock: Clock;
  productName: string;
  publicUrl: string;
}): Sessions {
  const { idTokens, refreshTokens, places, events, audit, mailer, clock, productName, publicUrl } = deps;
  const isOver = (date: Date | null) => date !== null && date <= clock.now();

  async function tellOfNewDevice(tx: Tx, email: string, { device, neighbourhood, createdAt }: NewSession) {
    const template = toNewDeviceEmail({
      productName,
      device,
      network: neighbourhood,
      at: createdAt,
      profileAddress: `${publicUrl}/portal/profile#devices`,
    });
    const usefulUntil = new Date(createdAt.getTime() + NEWS_MS);
    await mailer.send(tx, { to: email, ...deps.toMailContent(template) }, { usefulUntil });
  }

  return {
    findRedirect({ account, companyExpiresAt, companyId }) {
      if (account.state === 'invited') return 'Confirm Password';
      if (companyId && isOver(companyExpiresAt)) return 'Company subscription has been expired';
      return isOver(account.expiresAt) ? 'Subscription has been expired' : undefined;
    },

    async begin(tx, { personId, person }, origin, { way, secondFactor }) {
      const now = clock.now();
      const row: NewSession = {
        id: randomUUID(),
        personId,
        refreshSalt: randomBytes(16).toString('base64url'),
        rotatedAt: now,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
        way,
        device: toDevice(origin.userAgent),
        neighbourhood: toNeighbourhood(origin.address),
      };
      const sources = [places.hashNetwork(origin.address), places.hashDevice(row.device)];
      const { isFromElsewhere } = await store.insertSession(tx, row, sources);
      await events.publish(tx, 'session.begun', { personId, way, at: now });
      await audit.record(tx, {
        action: 'session.begin',
        actorId: personId,
        subject: { kind: 'session', id: row.id },
        origin,
        details: { way, ...(secondFactor ? { second_factor: secondFactor } : {}) },
      });
      if (isFromElsewhere && person.email) await tellOfNewDevice(tx, person.email, row);
      return { ...row, generation: 0 };
    },

    async toTokens(found, session) {
      const IdToken = await idTokens.sign(found, session.id);
      // Calls are made with the identity token; a second kind of token would be one more to lose.
      return { IdToken, AccessToken: IdToken, RefreshToken: refreshTokens.make(session, session.generation) };
    },
  };
}

type NewSession = Omit<store.SessionRow, 'generation'>;
