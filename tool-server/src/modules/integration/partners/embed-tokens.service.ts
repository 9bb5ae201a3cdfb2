import { asId, type OutputOf, type ParsedInputOf, problem } from '@drawbridge/contracts';
import { type createEmbedToken, EMBED_TOKEN_MINUTES } from '@drawbridge/contracts/integration';
import type { EmbedActor, PartnerActor } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { createSourceHasher } from '../../identity/session/index.ts';
import * as store from './embed-tokens.store.ts';
import { isPlausible, makeKey, toHash, toVisitorPersonId } from './keys.ts';
import { newVisitorsOf, wrongSecretsFrom } from './partners.limits.ts';

const MINUTE_MS = 60_000;

export interface EmbedTokenService {
  /** Throws `origin_not_allowed`, `visitor_limit`. */
  create(
    actor: PartnerActor,
    asked: ParsedInputOf<typeof createEmbedToken>,
  ): Promise<OutputOf<typeof createEmbedToken>>;
  /** The partner of a secret key. Throws `not_signed_in`, `too_many_tries`. */
  authenticatePartner(secretKey: string, origin: Origin): Promise<PartnerActor>;
  /** Throws `token_expired`, `not_signed_in`. */
  authenticateVisitor(token: string): Promise<EmbedActor>;
}

export interface EmbedTokenDeps {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'check' | 'count'>;
  secret: Secret;
}

/** Tokens of the visitors of partners' pages. @see EMB-12, EMB-13 */
export function createEmbedTokenService(deps: EmbedTokenDeps): EmbedTokenService {
  const { clock, limits, secret } = deps;
  const { db } = deps.database;
  const hashSource = createSourceHasher(secret);

  return {
    create({ partnerId, companyId, secretId }, asked) {
      const { visitor_id: visitorId, scopes, origin, minutes = EMBED_TOKEN_MINUTES.usual } = asked;
      return db.transaction(async (tx) => {
        const partner = await store.lockForToken(tx, partnerId, secretId);
        if (!partner) throw problem('not_signed_in');
        if (!partner.allowedOrigins.includes(origin)) throw problem('origin_not_allowed');
        const createdAt = clock.now();
        const personId = toVisitorPersonId(secret.decrypt(partner.encryptedVisitorKey), partnerId, visitorId);
        if (await store.insertVisitor(tx, { personId, partnerId, companyId, createdAt })) {
          const retryAfterSeconds = await limits.count(tx, [newVisitorsOf(partnerId)]);
          if (retryAfterSeconds !== undefined) throw problem('visitor_limit', { retryAfterSeconds });
        }
        const token = makeKey('token');
        const expiresAt = new Date(createdAt.getTime() + minutes * MINUTE_MS);
        await store.insertToken(tx, {
          tokenHash: toHash(token),
          partnerId,
          secretId,
          personId,
          scopes: [...new Set(scopes)],
          origin,
          createdAt,
          expiresAt,
        });
        return { token, expires_at: expiresAt.toISOString() };
      });
    },

    async authenticatePartner(secretKey, { address }) {
      const now = clock.now();
      const found = isPlausible(secretKey)
        ? await store.findBySecretKey(db, toHash(secretKey), now)
        : undefined;
      if (!found) {
        await limits.check([wrongSecretsFrom(hashSource(address))]);
        throw problem('not_signed_in', { message: 'The secret key is not known. It may have been revoked.' });
      }
      const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
      if (!found.lastUsedAt || found.lastUsedAt < minute) await store.setUsed(db, found.secretId, minute);
      return {
        kind: 'partner',
        partnerId: asId(found.partnerId),
        companyId: asId(found.companyId),
        secretId: asId(found.secretId),
      };
    },

    async authenticateVisitor(token) {
      const now = clock.now();
      const found = isPlausible(token) ? await store.findToken(db, toHash(token), now) : undefined;
      if (!found?.allowedOrigins.includes(found.origin)) throw problem('not_signed_in');
      if (found.expiresAt <= now) throw problem('token_expired');
      const { scopes, origin } = found;
      return {
        kind: 'embedded',
        personId: asId(found.personId),
        companyId: asId(found.companyId),
        partnerId: asId(found.partnerId),
        scopes,
        origin,
      };
    },
  };
}
