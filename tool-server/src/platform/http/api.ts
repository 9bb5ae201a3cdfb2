import {
  BASES,
  type Endpoint,
  type FieldErrors,
  fileOutput,
  type ParsedInputOf,
  problem,
  toPathFields,
  toReplyFields,
} from '@drawbridge/contracts';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type * as z from 'zod/mini';
import { Answer, sendFile, sendJson } from './answer.ts';
import type { CallsUnderWay } from './calls-under-way.ts';
import { toInputMessage } from './input-messages.ts';
import { createParts, hasParts, type Parts, sendLastLine } from './parts.ts';
import { checkStorable } from './storable-text.ts';

/** One of our own, or the page of an origin as the browser writes it: not checked. */
export type CallingPage = 'own' | { origin: string };

/** The origin of a request. */
export interface Origin {
  address: string;
  /** The user agent as sent. */
  userAgent: string;
  /** The page that calls, as a browser states it. Absent outside of a browser. */
  page?: CallingPage | undefined;
}

/** What a handler receives: the parsed input, the caller, and the request's origin. */
export interface Call<E extends Endpoint, Actor> extends Origin {
  input: ParsedInputOf<E>;
  actor: Actor;
  /** The parts for an endpoint with parts, when the caller wants them. */
  parts?: Parts | undefined;
}

export interface Route<Actor> {
  endpoint: Endpoint;
  handle(call: { input: unknown; actor: Actor; parts?: Parts | undefined } & Origin): Promise<unknown>;
}

/** Binds an endpoint to its handler; input and output types come from the endpoint. */
export function serve<E extends Endpoint, Actor>(
  endpoint: E,
  handle: (call: Call<E, Actor>) => Promise<z.input<E['output']> | Answer<z.input<E['output']>>>,
): Route<Actor> {
  return { endpoint, handle: handle };
}

/** Checks the caller against the endpoint's access; throws `not_signed_in`, `token_expired` or `forbidden`. */
export type Authorize<Actor> = (
  endpoint: Endpoint,
  authorization: string | undefined,
  origin: Origin,
) => Promise<Actor>;

/** Counts the call against the limits of its caller; throws `too_many_tries`. */
export type CheckCaller<Actor> = (endpoint: Endpoint, actor: Actor) => void;

function readInput(endpoint: Endpoint, req: Request): Record<string, unknown> {
  const inPath = Object.fromEntries(toPathFields(endpoint.path).map((field) => [field, req.params[field]]));
  const query = req.query as Record<string, unknown>;
  if (endpoint.method === 'GET') return { ...query, ...inPath };
  const body: unknown = req.body ?? {};
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw problem('bad_input', { errors: { body: 'not an object' } });
  const inQuery = Object.fromEntries(
    (endpoint.query ?? []).filter((name) => name in query).map((name) => [name, query[name]]),
  );
  return { ...body, ...inQuery, ...inPath };
}

function toFieldErrors(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[path.map(String).join('.') || 'body'] ??= message;
  return errors;
}

export function parseInput<E extends Endpoint>(endpoint: E, input: unknown): ParsedInputOf<E> {
  checkStorable(input);
  const parsed = endpoint.input.safeParse(input, { error: toInputMessage });
  if (!parsed.success) throw problem('bad_input', { errors: toFieldErrors(parsed.error.issues) });
  return parsed.data as ParsedInputOf<E>;
}

/** A browser names no origin in a `GET` of the same origin, and says that it is one. */
function readPage(req: Request): CallingPage | undefined {
  const origin = req.get('origin');
  if (origin === undefined) return req.get('sec-fetch-site') === 'same-origin' ? 'own' : undefined;
  // At whichever address of ours the page was opened.
  return URL.parse(origin)?.host === req.get('host') ? 'own' : { origin };
}

const DEFAULT_BODY_BYTES = 65_536;

interface ApiDeps<Actor> {
  authorize: Authorize<Actor>;
  checkCaller: CheckCaller<Actor>;
  calls: CallsUnderWay;
}

function toHandler<Actor>(
  { endpoint, handle }: Route<Actor>,
  { authorize, checkCaller, calls }: ApiDeps<Actor>,
): RequestHandler {
  async function serveCall(req: Request, res: Response): Promise<void> {
    const origin = { address: req.ip ?? '', userAgent: req.get('user-agent') ?? '', page: readPage(req) };
    const actor = await authorize(endpoint, req.get('authorization'), origin);
    checkCaller(endpoint, actor);
    const input = parseInput(endpoint, readInput(endpoint, req));
    const given = await handle({ input, actor, parts: createParts(endpoint, req, res), ...origin });
    const { data, message, headers } =
      given instanceof Answer ? given : { data: given, message: '', headers: undefined };
    // Parsing drops what the contract does not name, so that a wide row never leaks a column.
    if (endpoint.isFile) return sendFile(res, fileOutput.parse(data));
    const { isSecret } = endpoint;
    const fields = toReplyFields(endpoint, endpoint.output.parse(data));
    const reply = { success: true, message, ...fields };
    if (hasParts(res)) sendLastLine(res, reply);
    else sendJson(res, 200, reply, { isSecret, headers });
  }
  return (req, res) => calls.run(() => serveCall(req, res));
}

/** Every service base under `/api`; an unknown path on a base gets a 404 with a JSON body. @see SVC-19 */
export function createApi<Actor>(routes: readonly Route<Actor>[], deps: ApiDeps<Actor>): Router {
  const api = express.Router();
  for (const base of BASES) {
    const router = express.Router();
    for (const route of routes.filter(({ endpoint }) => endpoint.base === base)) {
      const { method, path, maxBodyBytes = DEFAULT_BODY_BYTES } = route.endpoint;
      const at = router.route(`/${path}`);
      const parseBody = express.json({ limit: maxBodyBytes, strict: false });
      at[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](parseBody, toHandler(route, deps));
    }
    api.use(`/${base}`, router);
  }
  api.use(() => {
    throw problem('not_found');
  });
  return api;
}
