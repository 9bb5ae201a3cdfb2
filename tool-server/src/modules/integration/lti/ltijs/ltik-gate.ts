import { type KeyObject, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { type DatabasePlugin, type LtiProvider, Provider } from 'ltijs';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import { Refusal } from '../pages/refusals.ts';
import type { PlatformRegistry } from '../platforms/platform-registry.ts';
import type { FreshLaunches } from '../session/fresh-launches.ts';
import { findSwappable } from '../session/session.store.ts';

/**
 * The only file that uses ltijs. It checks the ltik of a page request that has it in the query or in a header; in the
 * path our own check is enough, and login, launch, keys and scores are ours, because 5.9.9 cannot do them safely
 * (decision 0031).
 */
export interface LtikGate {
  /** Settles when ltijs accepted the request's ltik; throws `Refusal` when it did not. */
  check(req: Request, ltik: string | undefined): Promise<void>;
}

interface GateDeps {
  /** A key object: given a text, jsonwebtoken would try to parse it as a PEM at every request. */
  key: KeyObject;
  database: Database;
  registry: PlatformRegistry;
  fresh: FreshLaunches;
  clock: Clock;
}

/** What a handler behind ltijs needs of its request. */
interface GateResult {
  ltik: string | undefined;
  resolve(): void;
  reject(error: unknown): void;
}

/** The tables of ltijs are read from our tables; ltijs is called in a way that makes it write nothing. */
function createPlugin(
  { database, registry, fresh, clock }: GateDeps,
  faults: Map<string, unknown>,
): DatabasePlugin {
  const refuseWrite = (collection: string) =>
    Promise.reject(new Error(`ltijs may not write ${collection}: the launch core does`));

  async function findContext({ contextId = '', user = '' }: Record<string, string | undefined>) {
    if (!isUuid(contextId) || !isUuid(user)) return false;
    const known = fresh.find(contextId, user);
    if (known) return [{ ...known }];
    const row = await findSwappable(database, contextId, user, clock.now());
    if (!row) return false;
    const context = row.context_id === null ? undefined : { id: row.context_id, title: row.context_title };
    const resource = row.resource_link_id === null ? undefined : { id: row.resource_link_id };
    return [{ contextId, user, context, resource }];
  }

  async function findPlatforms({ platformUrl = '', clientId, kid }: Record<string, string | undefined>) {
    const one = kid === undefined ? undefined : await registry.get(kid);
    const found = kid === undefined ? await registry.find(platformUrl, clientId) : one ? [one] : [];
    if (found.length === 0) return false;
    // ltijs looks at the first. Of companies that registered the same platform one may have switched it off: whether
    // this launch's registration is active, the context's row decides.
    return found
      .toSorted((a, b) => Number(b.active) - Number(a.active))
      .map((platform) => ({
        platformName: platform.name,
        platformUrl: platform.issuer,
        clientId: platform.clientId,
        authEndpoint: platform.authLoginUrl,
        accesstokenEndpoint: platform.authTokenUrl,
        kid: platform.id,
        authConfig: { method: 'JWK_SET', key: platform.keySetUrl },
      }));
  }

  async function read(collection: string, query: Record<string, string | undefined>) {
    // The signed ltik names the launch; the context's row decides whether it is still valid.
    if (collection === 'idtoken') return [{ ...query }];
    if (collection === 'contexttoken') return findContext(query);
    if (collection === 'platform') return findPlatforms(query);
    if (collection === 'platformStatus') {
      const platform = await registry.get(query.id ?? '');
      return platform ? [{ id: platform.id, active: platform.active }] : false;
    }
    return false;
  }

  return {
    setup: () => Promise.resolve(true),
    Close: () => Promise.resolve(true),
    async Get(_key, collection, query) {
      try {
        return await read(collection, query);
      } catch (error) {
        // ltijs drops all but the message, and would report a lost database as an invalid ltik.
        const id = randomUUID();
        faults.set(id, error);
        throw new Error(id, { cause: error });
      }
    },
    Insert: (_key, collection) => refuseWrite(collection),
    Replace: (_key, collection) => refuseWrite(collection),
    Modify: (_key, collection) => refuseWrite(collection),
    Delete: (collection) => refuseWrite(collection),
  };
}

/**
 * What ltijs receives instead of the request and the response. Its Express 4 replaces their prototypes and sets headers
 * (COOP, CORP, HSTS would separate the frame from the platform): on these objects that has no effect on ours.
 */
function toStandIns({ headers }: Request, onAnswer: () => void) {
  const nothing = () => undefined;
  const request = {
    method: 'GET',
    url: '/',
    // ltijs may remove the scheme of an authorization header.
    headers: { authorization: headers.authorization },
  };
  const response = {
    setHeader: nothing,
    getHeader: nothing,
    removeHeader: nothing,
    end: onAnswer,
  };
  return {
    request: request as unknown as IncomingMessage,
    response: response as unknown as ServerResponse,
  };
}

/** `Provider` is one instance for the whole process; every app makes its own from the same class. */
function createProvider(): LtiProvider {
  return new (Provider.constructor as new () => LtiProvider)();
}

/** deploy() registers a SIGINT handler that ends the process immediately, without our orderly stop: it is removed. */
async function deployQuietly(provider: LtiProvider): Promise<void> {
  const before = new Set(process.listeners('SIGINT'));
  await provider.deploy({ serverless: true, silent: true });
  for (const listener of process.listeners('SIGINT'))
    if (!before.has(listener)) process.removeListener('SIGINT', listener);
}

export async function createLtikGate(deps: GateDeps): Promise<LtikGate> {
  const faults = new Map<string, unknown>();
  const results = new WeakMap<object, GateResult>();
  const provider = createProvider();

  provider.setup(
    deps.key,
    { plugin: createPlugin(deps, faults) },
    {
      appRoute: '/lti/launch',
      loginRoute: '/lti/login',
      keysetRoute: '/lti/keys',
      dynRegRoute: '/lti/register',
      // It would let any origin call with credentials.
      cors: false,
      // No session cookies of ltijs: browsers drop them in a frame.
      ltiaas: true,
      // The routes carry the ltik as a path segment, which ltijs does not read, and Express 5 hides the query from the
      // Express 4 inside it. @see CX-40
      serverAddon: (app) =>
        app.use((req, _res, next) => {
          const ltik = results.get(req)?.ltik;
          if (ltik !== undefined) req.token = ltik;
          next();
        }),
    },
  );

  const settle = (req: object, res: Response) => {
    const result = results.get(req);
    const { details } = (res.locals.err ?? {}) as { details?: { message?: string } };
    const reason = details?.message ?? '';
    const fault = faults.get(reason);
    faults.delete(reason);
    if (fault !== undefined) return result?.reject(fault);
    result?.reject(new Refusal(reason === 'CONTEXTTOKEN_NOT_FOUND_DB' ? 'ltik_expired' : 'ltik'));
  };
  provider.onInvalidToken((req, res) => settle(req, res));
  provider.onSessionTimeout((req, res) => settle(req, res));
  provider.onUnregisteredPlatform((req, res) => settle(req, res));
  provider.onInactivePlatform((req, res) => settle(req, res));
  provider.onConnect((_token, req, res) => settle(req, res));
  provider.onDeepLinking((_token, req, res) => settle(req, res));

  // A lost database must stop the start with our message; ltijs would end the process with exit code 0.
  if (!(await deps.database.isReady())) throw new Error('the database does not answer');
  await deployQuietly(provider);
  provider.app.use((req, _res, next) => {
    const result = results.get(req);
    if (result) result.resolve();
    else next();
  });

  return {
    check(req, ltik) {
      return new Promise<void>((resolve, reject) => {
        const { request, response } = toStandIns(req, () =>
          reject(new Refusal('ltik', 'answered by itself')),
        );
        results.set(request, { ltik, resolve, reject });
        provider.app(request, response, (error) =>
          reject(error instanceof Error ? error : new Refusal('ltik', 'passed through')),
        );
      });
    },
  };
}
