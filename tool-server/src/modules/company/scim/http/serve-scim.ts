import { type CompanyId, Problem } from '@drawbridge/contracts';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Tx } from '../../../../platform/db/database.ts';
import { toFailure } from '../../../../platform/http/problems.ts';
import { createTurns } from '../../../../platform/limits/turns.ts';
import type { ScimDeps } from '../scim-deps.ts';
import { readParameter } from './list-query.ts';
import { toProjection } from './projection.ts';
import { writeRequest } from './request-log.ts';
import type { Directory, ScimCall, ScimReply, WriteEnd } from './scim-call.ts';
import { fromProblem, ScimError, toErrorBody } from './scim-error.ts';

const MEDIA_TYPE = 'application/scim+json';

/** What is known of a request, also for the line of a refusal; its presence says that the secret was right. */
const calls = new WeakMap<Request, ScimCall>();

export function setDirectory(req: Request, directory: Directory): void {
  calls.set(req, {
    directory,
    origin: { address: req.ip ?? '', userAgent: req.get('user-agent') ?? '' },
    projection: { only: undefined, without: new Set() },
    facts: { changes: [], notes: [] },
    hasMail: false,
  });
}

function toCall(req: Request): ScimCall {
  const call = calls.get(req);
  if (!call) throw new Error('a request of SCIM was served before its secret was read');
  call.projection = toProjection({
    attributes: readParameter(req.query, 'attributes'),
    excluded: readParameter(req.query, 'excludedAttributes'),
  });
  return call;
}

export function sendScim(res: Response, { status, body, headers = {} }: ScimReply): void {
  res.status(status).set({ 'cache-control': 'no-store', ...headers });
  if (body === undefined) return void res.end();
  // As bytes: the type of a text gets a charset, which JSON does not have.
  res.set('content-type', MEDIA_TYPE).send(Buffer.from(JSON.stringify(body)));
}

/** Of the address, without its query: `Users/2819c223`. */
const toPath = (req: Request) => req.path.replace(/^\/+|\/+$/g, '');

async function writeLine(deps: ScimDeps, req: Request, status: number, tx?: Tx): Promise<void> {
  const call = calls.get(req);
  if (!call || call.directory.isTest) return;
  const { companyId } = call.directory;
  const line = { companyId, at: deps.clock.now(), method: req.method, path: toPath(req), status };
  await writeRequest(tx ?? deps.database.db, { ...line, ...call.facts });
}

/** Reads, and writes, of one company that wait in this process. */
const MOST_WAITING = 200;

const toCrowd = () =>
  new ScimError(429, 'Too many requests wait. Send this again in a second.', {
    headers: { 'retry-after': '1' },
  });

/** Reads of one company take turns: a burst of them would hold all connections of the database, and others would wait. */
export function createServeRead() {
  const inTurn = createTurns<CompanyId>(MOST_WAITING);
  return (work: (call: ScimCall, req: Request) => Promise<ScimReply> | ScimReply): RequestHandler =>
    async (req, res) => {
      const call = toCall(req);
      sendScim(res, await inTurn(call.directory.companyId, async () => work(call, req), toCrowd));
    };
}

/**
 * A write, its audit entries and its line of the log are one transaction; so are those of a refusal that writes. Writes of
 * one company lock it, so they take turns: waiting for the lock they would hold all connections of the database.
 */
export function createServeWrite(deps: ScimDeps) {
  const inTurn = createTurns<CompanyId>(MOST_WAITING);

  const run = (req: Request, call: ScimCall, work: WriteWork) =>
    deps.database.db.transaction(async (tx) => {
      const ended = await work(tx, call, req);
      if ('refused' in ended) call.facts.notes.push(ended.refused.message);
      await writeLine(deps, req, 'refused' in ended ? ended.refused.status : ended.status, tx);
      return ended;
    });

  return (work: WriteWork): RequestHandler =>
    async (req, res) => {
      const call = toCall(req);
      const end = await inTurn(call.directory.companyId, () => run(req, call, work), toCrowd);
      if (call.hasMail) deps.mailer.wake();
      if (!('refused' in end)) return sendScim(res, end);
      const { refused } = end;
      logRefused(deps, req, refused.status, refused.scimType);
      sendScim(res, { status: refused.status, body: toErrorBody(refused), headers: refused.headers });
    };
}

type WriteWork = (tx: Tx, call: ScimCall, req: Request) => Promise<WriteEnd>;

function toScimError(error: unknown, deps: ScimDeps, req: Request): ScimError {
  if (error instanceof ScimError) return error;
  const { problem, incident } = toFailure(error, deps.log, { method: req.method, route: 'scim' });
  const shown = fromProblem(problem);
  return incident === undefined
    ? shown
    : new ScimError(shown.status, `${shown.message} (${incident})`, { headers: shown.headers });
}

/** Statuses that say nothing of what was asked. */
const UNLOGGED = new Set([401, 429]);

/** Every failure has the form of SCIM, and every refusal a line in the log. */
export const createOnFailure =
  (deps: ScimDeps): ErrorRequestHandler =>
  async (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const shown = toScimError(error, deps, req);
    const { status, headers } = shown;
    const facts = calls.get(req)?.facts;
    if (facts && status < 500 && !UNLOGGED.has(status)) {
      facts.changes = [];
      facts.notes.push(shown.message);
      try {
        await writeLine(deps, req, status);
      } catch (fault) {
        deps.log.error(
          { err: fault, event: 'scim.log' },
          'a refused request of a directory has no line in its log',
        );
      }
    }
    if (status < 500) logRefused(deps, req, status, toReason(error));
    sendScim(res, { status, body: toErrorBody(shown), headers });
  };

function logRefused(
  { log }: ScimDeps,
  { method }: Request,
  status: number,
  reason: string | undefined,
): void {
  log.info({ event: 'scim.refused', status, method, reason }, 'refused');
}

const toReason = (error: unknown) =>
  error instanceof Problem ? error.code : error instanceof ScimError ? error.scimType : undefined;
