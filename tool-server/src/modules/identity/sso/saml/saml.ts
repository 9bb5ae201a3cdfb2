import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { SamlProvider } from '../providers.ts';
import { refuse } from '../refusals.ts';
import { samlAssertion, samlCode, samlRequest } from '../sso.table.ts';
import { REQUEST_MS, toSamlAddresses } from './addresses.ts';
import { type CheckedAssertion, checkAssertion } from './check-assertion.ts';
import type { SamlCodes } from './codes.ts';

/** The libraries of SAML and XML: loaded by the first sign-in that needs them. */
const loadServiceProvider = () => import('./service-provider.ts');
const loadReader = () => import('./read-answer.ts');

/** What a response leads to: the page that waits for it, or a new sign-in of our own. */
export type SamlOutcome = { kind: 'code'; code: string; state: string } | { kind: 'unsolicited' };

export function createSaml(deps: { database: Database; clock: Clock; codes: SamlCodes; publicUrl: string }) {
  const { clock, codes, publicUrl } = deps;
  const { db } = deps.database;

  async function validate(
    provider: SamlProvider,
    encoded: string,
    requestId: string,
  ): Promise<CheckedAssertion> {
    const addresses = toSamlAddresses(publicUrl, provider.id);
    const { createServiceProvider } = await loadServiceProvider();
    const library = createServiceProvider(provider, { addresses, requestId, clock });
    const { profile } = await library
      .validatePostResponseAsync({ SAMLResponse: encoded })
      // The library's messages name at most addresses and instants; the first one names the check.
      .catch((error: unknown) => refuse('answer_refused', (error as Error).message.slice(0, 60)));
    if (!profile) return refuse('answer_refused', 'no profile');
    return checkAssertion(profile, { provider, acs: addresses.acs, requestId, now: clock.now() });
  }

  const isOpen = (id: string, providerId: string) =>
    and(
      eq(samlRequest.id, id),
      eq(samlRequest.providerId, providerId),
      gt(samlRequest.createdAt, new Date(clock.now().getTime() - REQUEST_MS)),
    );

  return {
    /** Begins a sign-in: gives the address at the provider, with our request in it. */
    async begin(
      provider: SamlProvider,
      page: { state: string; codeChallenge: string; isTest: boolean },
    ): Promise<string> {
      // An XML id does not begin with a digit.
      const id = `_${randomBytes(20).toString('hex')}`;
      const addresses = toSamlAddresses(publicUrl, provider.id);
      const { createServiceProvider } = await loadServiceProvider();
      const library = createServiceProvider(provider, { addresses, requestId: id, clock });
      await db.insert(samlRequest).values({ id, providerId: provider.id, ...page, createdAt: clock.now() });
      return library.getAuthorizeUrlAsync('', undefined, {});
    },

    /**
     * Accepts a response, once; refuses with a reason. `find` gives the provider that the request went to: the one in use,
     * or the draft of it.
     */
    async take(
      providerId: string,
      encoded: string,
      find: (isTest: boolean) => Promise<SamlProvider | undefined>,
    ): Promise<SamlOutcome> {
      const { acs } = toSamlAddresses(publicUrl, providerId);
      const { readOuterAnswer } = await loadReader();
      const { inResponseTo } = readOuterAnswer(encoded, acs);
      if (inResponseTo === undefined) {
        if ((await find(false))?.allowsUnsolicited) return { kind: 'unsolicited' };
        return refuse('unsolicited');
      }
      const [known] = await db.select().from(samlRequest).where(isOpen(inResponseTo, providerId));
      const provider = known && (await find(known.isTest));
      if (!provider) return refuse('request_unknown');
      const { id, expiresAt, proven } = await validate(provider, encoded, inResponseTo);
      return db.transaction(async (tx) => {
        const [request] = await tx.delete(samlRequest).where(isOpen(inResponseTo, providerId)).returning();
        if (!request) return refuse('request_unknown');
        const fresh = await tx
          .insert(samlAssertion)
          .values({ providerId, assertionId: id, expiresAt })
          .onConflictDoNothing()
          .returning({ id: samlAssertion.assertionId });
        if (fresh.length === 0) return refuse('replayed');
        const { state, codeChallenge, isTest } = request;
        const code = await codes.issue(tx, { providerId, state, codeChallenge, isTest }, proven);
        return { kind: 'code', code, state };
      });
    },

    /** Our metadata, in the form that providers read. */
    async toMetadata(providerId: string): Promise<string> {
      const { toMetadata } = await loadServiceProvider();
      return toMetadata(toSamlAddresses(publicUrl, providerId), clock);
    },

    /** Removes what has expired; gives how many rows. */
    async sweep(): Promise<number> {
      const now = clock.now();
      const requests = await db
        .delete(samlRequest)
        .where(lte(samlRequest.createdAt, new Date(now.getTime() - REQUEST_MS)))
        .returning({ id: samlRequest.id });
      const assertions = await db
        .delete(samlAssertion)
        .where(lte(samlAssertion.expiresAt, now))
        .returning({ id: samlAssertion.assertionId });
      const late = await db
        .delete(samlCode)
        .where(lte(samlCode.expiresAt, now))
        .returning({ id: samlCode.codeHash });
      return requests.length + assertions.length + late.length;
    },
  };
}

export type Saml = ReturnType<typeof createSaml>;
