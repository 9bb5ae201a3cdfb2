import { asId, type OutputOf, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import {
  type generateApiToken,
  type generateToken,
  MOST_API_TOKENS,
  type revokeApiToken,
  type Tokens,
} from '@drawbridge/contracts/identity';
import type { PortalActor, TokenActor } from '../../../actor.ts';
import { toAdmin } from '../../../company-admin.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { ToMailContent } from '../../../platform/mail/email-template.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { isPlausible, toHash } from '../../../platform/secret/opaque-key.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { IdentityProof } from '../identity-proof/index.ts';
import { lockOwner, makeToken, toInfo } from './make-token.ts';
import { tokensMadeBy } from './tokens.limits.ts';
import * as store from './tokens.store.ts';

type Generated = OutputOf<typeof generateToken>;

export interface TokenService {
  /** Throws `forbidden`, `not_found`, and as `IdentityProof.check`. @see CALL-22, SVC-15 */
  generateAccountToken(
    actor: PortalActor,
    input: ParsedInputOf<typeof generateToken>,
    origin: Origin,
  ): Promise<Generated>;
  /** Gives whether there was one; throws `forbidden`, `not_found`. */
  disable(actor: PortalActor, personId: PersonId, origin: Origin): Promise<boolean>;
  /** Throws `token_limit`, and as `IdentityProof.check`. @see CALL-23 */
  generateApiToken(
    actor: PortalActor,
    input: ParsedInputOf<typeof generateApiToken>,
    origin: Origin,
  ): Promise<Generated>;
  list(actor: PortalActor): Promise<Tokens>;
  /** Gives how many; throws `token_not_found`. */
  revoke(actor: PortalActor, input: ParsedInputOf<typeof revokeApiToken>, origin: Origin): Promise<number>;
  /** Throws `token_expired`, `not_signed_in`, `verification_required`, `second_factor_required`. */
  authenticate(token: string): Promise<TokenActor>;
  /** All of some people. */
  endAll(tx: Tx, personIds: readonly PersonId[]): Promise<void>;
}

export interface TokenDeps {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'check'>;
  audit: Audit;
  identityProof: IdentityProof;
  mailer: Mailer;
  toMailContent: ToMailContent;
  publicUrl: string;
  productName: string;
}

const MINUTE_MS = 60_000;

/** Tokens with which programs act for a person. @see CX-18, PROF-15 */
export function createTokenService(deps: TokenDeps): TokenService {
  const { clock, limits, audit, identityProof } = deps;
  const { db } = deps.database;
  const parts = { ...deps, db };

  /** Allows only the person's own tokens, unless the caller is an administrator. Throws `forbidden`. */
  function checkMay(actor: PortalActor, personId: PersonId) {
    if (personId !== actor.personId) toAdmin(actor);
  }

  const recordEnd = async (tx: Tx, actor: PortalActor, ended: readonly store.TokenRow[], origin: Origin) => {
    for (const { personId, kind, ending, scope } of ended)
      await audit.record(tx, {
        action: 'token.end',
        actorId: actor.personId,
        subject: { kind: 'person', id: personId },
        origin,
        details: { kind, ending, scope },
      });
  };

  /** Who makes a token that outlives their session proves again who they are. */
  async function checkProof(actor: PortalActor, password: string | undefined, origin: Origin) {
    await identityProof.check(actor, password, origin);
    await limits.check([tokensMadeBy(actor.personId)]);
  }

  return {
    async generateAccountToken(actor, { user_id: personId, scope, expires_in_days: days, password }, origin) {
      checkMay(actor, personId);
      // In the name of somebody else nothing is done: an administrator's token for them only reads.
      if (personId !== actor.personId && scope !== 'read') throw problem('forbidden');
      await checkProof(actor, password, origin);
      const wanted = { personId, kind: 'account', name: 'Account token', scope, days } as const;
      const before = async (tx: Tx) =>
        recordEnd(tx, actor, await store.deleteTokens(tx, personId, { kind: 'account' }), origin);
      return makeToken(parts, actor, wanted, { origin, before });
    },

    async disable(actor, personId, origin) {
      checkMay(actor, personId);
      const isOwn = personId === actor.personId;
      return db.transaction(async (tx) => {
        await lockOwner(tx, actor, personId);
        const ended = await store.deleteTokens(tx, personId, isOwn ? { kind: 'account' } : {});
        await recordEnd(tx, actor, ended, origin);
        return ended.length > 0;
      });
    },

    async generateApiToken(actor, { name, scope, expires_in_days: days, password }, origin) {
      await checkProof(actor, password, origin);
      const { personId } = actor;
      const before = async (tx: Tx) => {
        if ((await store.countUsable(tx, personId, 'api', clock.now())) >= MOST_API_TOKENS)
          throw problem('token_limit');
      };
      return makeToken(parts, actor, { personId, kind: 'api', name, scope, days }, { origin, before });
    },

    async list(actor) {
      const now = clock.now();
      const rows = await store.listTokens(db, actor.personId);
      const accountToken = rows.find(({ kind }) => kind === 'account');
      return {
        items: rows.filter(({ kind }) => kind === 'api').map((row) => toInfo(row, now)),
        account_token: accountToken ? toInfo(accountToken, now) : null,
        wants_password: !identityProof.isRecent(actor),
      };
    },

    async revoke(actor, { id }, origin) {
      return db.transaction(async (tx) => {
        const ended = await store.deleteTokens(tx, actor.personId, { kind: 'api', id });
        if (id !== undefined && ended.length === 0) throw problem('token_not_found');
        await recordEnd(tx, actor, ended, origin);
        return ended.length;
      });
    },

    async authenticate(text) {
      const now = clock.now();
      const found = isPlausible(text) ? await store.findByHash(db, toHash(text), now) : undefined;
      if (!found)
        throw problem('not_signed_in', { message: 'This token is not known. It may have been revoked.' });
      const { token, companyId, verify, mustEnroll } = found;
      if (token.expiresAt <= now) throw problem('token_expired');
      if (verify === 'FORCE') throw problem('verification_required');
      if (mustEnroll) throw problem('second_factor_required');
      const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
      if (!token.lastUsedAt || token.lastUsedAt < minute) await store.setUsed(db, token.id, minute);
      return { kind: 'token', personId: asId(token.personId), companyId, scope: token.scope };
    },

    endAll: (tx, personIds) => store.deleteTokensOf(tx, personIds),
  };
}
