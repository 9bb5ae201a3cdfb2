import type { KeyObject } from 'node:crypto';
import type { Request } from 'express';
import { type DatabasePlugin, type LtiProvider, Provider } from 'ltijs';
import { Refusal } from '../pages/refusals.ts';
import type { IsExchangeable } from '../session/is-exchangeable.ts';

/**
 * The only file that uses ltijs. It checks the ltik of a page request that has it in the query or in a header; in the
 * path our own check is enough, and login, launch, keys and scores are ours, because 5.9.9 cannot do them safely
 * (decision 0031).
 */
export interface LtikGate {
  /** Settles when ltijs accepted the request's ltik; throws `Refusal` when it did not. */
  check(req: Pick<Request, 'headers'>, ltik: string | undefined): Promise<void>;
}

/** What ltijs reads for an ltik that it has verified. It has nothing to write with. */
const createPlugin = (isExchangeable: IsExchangeable): DatabasePlugin => ({
  async Get(_key, collection, query) {
    // The identity token of the launch: our pages ask the launch's session for what it holds.
    if (collection === 'idtoken') return [query];
    const { contextId = '', user = '' } = query;
    try {
      return collection === 'contexttoken' && (await isExchangeable(contextId, user)) ? [query] : false;
    } catch (fault) {
      // Of an error ltijs keeps the message alone: a lost database would be reported as an invalid ltik.
      throw Object.assign(new Error(), { message: fault });
    }
  },
});

function toFault(message: unknown): unknown {
  if (typeof message !== 'string') return message;
  return new Refusal(message === 'CONTEXTTOKEN_NOT_FOUND_DB' ? 'ltik_expired' : 'ltik');
}

/**
 * What ltijs receives instead of the request and the response. Its Express 4 replaces their prototypes and sets headers
 * (COOP, CORP, HSTS would separate the frame from the platform): on these objects that has no effect on ours. Express 5
 * also hides the query from it. @see CX-40
 */
function toStandIns(
  authorization: string | undefined,
  ltik: string | undefined,
  reject: (refusal: Refusal) => void,
) {
  const nothing = () => undefined;
  // The query comes before a header, also where it was given twice and counts as empty.
  const place =
    ltik === undefined
      ? { url: '/', headers: { authorization } }
      : { url: `/?${new URLSearchParams({ ltik })}`, headers: {} };
  return {
    request: { method: 'GET', ...place },
    response: {
      locals: {} as { ltik?: string },
      setHeader: nothing,
      getHeader: nothing,
      removeHeader: nothing,
      end: () => reject(new Refusal('ltik', 'answered by itself')),
    },
  };
}

export function createLtikGate({
  key,
  isExchangeable,
}: {
  /** A key object: given a text, jsonwebtoken would try to parse it as a PEM at every request. */
  key: KeyObject;
  isExchangeable: IsExchangeable;
}): LtikGate {
  // `Provider` is one instance for the whole process; every app makes its own from the same class.
  const provider = new (Provider.constructor as new () => LtiProvider)();
  // Without `ltiaas` it wants a session cookie, which browsers drop in a frame. It is not deployed: that would register a
  // SIGINT handler that ends the process without our orderly stop, and nothing else that is needed.
  provider.setup(key, { plugin: createPlugin(isExchangeable) }, { cors: false, ltiaas: true });
  provider.onInvalidToken((_req, res, next) => next(toFault(res.locals.err.details.message)));
  return {
    check({ headers }, ltik) {
      return new Promise((resolve, reject) => {
        const { request, response } = toStandIns(headers.authorization, ltik, reject);
        provider.app(request, response, (fault) => {
          if (fault === undefined && response.locals.ltik !== undefined) resolve();
          else reject(fault ?? new Refusal('ltik', 'passed through'));
        });
      });
    },
  };
}
