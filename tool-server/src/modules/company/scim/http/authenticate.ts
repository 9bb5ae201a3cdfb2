import { asId } from '@drawbridge/contracts';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { toSource } from '../../../../platform/limits/address.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import { createRequestLimit, wrongScimSecretsFrom } from '../scim.limits.ts';
import { scimConnection, scimSecret } from '../scim.table.ts';
import { isScimSecret, toHash } from '../scim-secret.ts';
import type { Directory } from './scim-call.ts';
import { ScimError } from './scim-error.ts';

const MINUTE_MS = 60_000;
const BEARER = /^Bearer +(\S+)$/i;

const REFUSED = 'Enter the secret of the connection as the bearer token. It is not known, or was deleted.';

export const toUnauthorized = (): ScimError =>
  new ScimError(401, REFUSED, { headers: { 'www-authenticate': 'Bearer realm="SCIM"' } });

/** Reads whose directory calls. Throws a `ScimError`, and `too_many_tries`. */
export function createAuthenticate(deps: {
  database: Database;
  clock: Clock;
  limits: Pick<Limits, 'check'>;
}) {
  const { clock, limits } = deps;
  const { db } = deps.database;
  const countRequest = createRequestLimit({ clock });

  async function find(secret: string, now: Date) {
    const [row] = await db
      .select({
        companyId: scimSecret.companyId,
        secretId: scimSecret.id,
        lastUsedAt: scimSecret.lastUsedAt,
        expiresAt: scimSecret.expiresAt,
      })
      .from(scimSecret)
      .innerJoin(scimConnection, eq(scimConnection.companyId, scimSecret.companyId))
      .where(
        and(
          eq(scimSecret.hash, toHash(secret)),
          isNull(scimConnection.switchedOffAt),
          or(isNull(scimSecret.expiresAt), gt(scimSecret.expiresAt, now)),
        ),
      );
    return row;
  }

  /** Calls of the same minute write once. */
  async function setUsed(secretId: string, minute: Date): Promise<void> {
    await db
      .update(scimSecret)
      .set({ lastUsedAt: minute })
      .where(
        and(
          eq(scimSecret.id, secretId),
          or(isNull(scimSecret.lastUsedAt), lt(scimSecret.lastUsedAt, minute)),
        ),
      );
  }

  return async (authorization: string | undefined, address: string): Promise<Directory> => {
    const secret = BEARER.exec(authorization?.trim() ?? '')?.[1];
    const now = clock.now();
    const found = secret !== undefined && isScimSecret(secret) ? await find(secret, now) : undefined;
    if (!found) {
      await limits.check([wrongScimSecretsFrom(toSource(address))]);
      throw toUnauthorized();
    }
    const companyId = asId<'company'>(found.companyId);
    countRequest(companyId);
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
    if (!found.lastUsedAt || found.lastUsedAt < minute) await setUsed(found.secretId, minute);
    return { companyId, secretId: found.secretId, isTest: found.expiresAt !== null };
  };
}
