import { randomUUID } from 'node:crypto';
import { asId, type PartnerId } from '@drawbridge/contracts';
import {
  addPartner,
  addPartnerSecret,
  changePartner,
  deletePartner,
  listPartners,
  revokePartnerSecret,
} from '@drawbridge/contracts/integration';
import type { AuditAction } from '@drawbridge/contracts/kernel';
import type { Actor } from '../../../actor.ts';
import { toAdmin } from '../../../company-admin.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { makeKey, makeVisitorKey, toEnding, toHash } from './keys.ts';
import { checkOrigins } from './partner-reply.ts';
import { partnersAddedBy } from './partners.limits.ts';
import { type NewSecret, partnersOf } from './partners.store.ts';

interface Caller {
  actor: Actor;
  address: string;
  userAgent: string;
}

function makeSecret(): { key: string; stored: NewSecret } {
  const key = makeKey('secret');
  return { key, stored: { id: asId(randomUUID()), keyHash: toHash(key), ending: toEnding(key) } };
}

/** Partners of a company, by its administrators. @see EMB-11, SVC-9 */
export function toPartnerRoutes(deps: {
  db: Db;
  audit: Audit;
  clock: Clock;
  limits: Pick<Limits, 'checkIn'>;
  secret: Secret;
  /** True in production: over http, a key in a page or a token could be read on the way. */
  demandHttps: boolean;
}): Route<Actor>[] {
  const { db, audit, clock, limits, secret, demandHttps } = deps;

  /** Acts on a partner and records it, or neither; gives the partner as it is then. */
  function recorded<T>(
    action: AuditAction,
    id: PartnerId,
    { actor, address, userAgent }: Caller,
    act: (tx: Tx, partners: ReturnType<typeof partnersOf>) => Promise<Record<string, string>>,
    then: (partners: ReturnType<typeof partnersOf>) => Promise<T>,
  ): Promise<T> {
    const { companyId, personId } = toAdmin(actor);
    return db.transaction(async (tx) => {
      const partners = partnersOf(tx, companyId);
      const details = await act(tx, partners);
      await audit.record(tx, {
        action,
        actorId: personId,
        companyId,
        subject: { kind: 'partner', id },
        origin: { address, userAgent },
        details,
      });
      return then(partners);
    });
  }

  return [
    serve(listPartners, async ({ actor }: { actor: Actor }) => ({
      items: await partnersOf(db, toAdmin(actor).companyId).list(),
    })),
    serve(addPartner, ({ input, ...caller }) => {
      const allowedOrigins = checkOrigins(input.allowed_origins, demandHttps);
      const id = asId<'partner'>(randomUUID());
      const { key, stored } = makeSecret();
      const made = {
        id,
        name: input.name,
        allowedOrigins,
        publishableKey: makeKey('publishable'),
        encryptedVisitorKey: secret.encrypt(makeVisitorKey()),
        createdAt: clock.now(),
      };
      return recorded(
        'partner.add',
        id,
        caller,
        async (tx, partners) => {
          await limits.checkIn(tx, [partnersAddedBy(toAdmin(caller.actor).personId)]);
          await partners.add(tx, made, stored);
          return {
            name: input.name,
            allowed_origins: allowedOrigins.join(' '),
            secret_ending: stored.ending,
          };
        },
        async (partners) => ({ partner: await partners.get(id), secret: key }),
      );
    }),
    serve(changePartner, ({ input, ...caller }) => {
      const { id, name, allowed_origins: given, revision } = input;
      const allowedOrigins = given && checkOrigins(given, demandHttps);
      return recorded(
        'partner.change',
        id,
        caller,
        async (tx, partners) => {
          await partners.change(tx, id, { name, allowedOrigins }, revision);
          return {
            ...(name === undefined ? {} : { name }),
            ...(allowedOrigins === undefined ? {} : { allowed_origins: allowedOrigins.join(' ') }),
          };
        },
        async (partners) => ({ partner: await partners.get(id) }),
      );
    }),
    serve(deletePartner, ({ input, ...caller }) =>
      recorded(
        'partner.delete',
        input.id,
        caller,
        async (tx, partners) => ({ name: (await partners.remove(tx, input.id, clock.now())).name }),
        () => Promise.resolve({}),
      ),
    ),
    serve(addPartnerSecret, ({ input, ...caller }) => {
      const { key, stored } = makeSecret();
      return recorded(
        'partner_secret.add',
        input.id,
        caller,
        async (tx, partners) => {
          await partners.addSecret(tx, input.id, stored, clock.now());
          return { secret_ending: stored.ending };
        },
        async (partners) => ({ partner: await partners.get(input.id), secret: key }),
      );
    }),
    serve(revokePartnerSecret, ({ input, ...caller }) =>
      recorded(
        'partner_secret.revoke',
        input.id,
        caller,
        async (tx, partners) => ({
          secret_ending: await partners.revokeSecret(tx, input.id, input.secret_id),
        }),
        async (partners) => ({ partner: await partners.get(input.id) }),
      ),
    ),
  ] as Route<Actor>[];
}
