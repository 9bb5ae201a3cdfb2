import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { LAUNCH_PAGES } from '@drawbridge/contracts';
import type { Request, RequestHandler, Response } from 'express';
import type { Front, FrontResponse, ServeRequest } from '../../../platform/http/front.ts';
import { toPath } from '../../../platform/http/request-path.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { LaunchStep } from './launch-step.ts';

interface FrontDeps {
  login: LaunchStep;
  launch: LaunchStep;
  readForm: RequestHandler;
  /** The page of a launch, for an ltik in its path. */
  sendLaunched(res: FrontResponse, ltik: string): Promise<void>;
}

/** Faults of steps that were tried here: the router's own routes throw them, so that its error page answers. */
export interface LaunchFaults {
  /** Throws what the step of this request failed with; nothing for a request that was not tried. */
  rethrow(req: IncomingMessage): void;
}

const LOGIN = '/lti/login';
const LAB_ID = '[a-z0-9][a-z0-9-]{0,63}';
/** A signed JWT, and so no fixed segment of these pages. */
const LTIK = String.raw`[\w-]+\.[\w-]+\.[\w-]+`;
/** Pages whose last segment is an ltik. */
const LTIK_PAGE = new RegExp(
  `^(?:${Object.values<string>(LAUNCH_PAGES)
    .filter((path) => path.endsWith('/:ltik?'))
    .map((path) => path.replace('/:ltik?', '').replace(':labId', LAB_ID))
    .join('|')})/(${LTIK})$`,
);

/** The registration that an address names; undefined for `/lti/login` itself, null for any other address. */
function readRegistration(path: string): string | undefined | null {
  if (path === LOGIN) return undefined;
  const id = path.startsWith(`${LOGIN}/`) ? path.slice(LOGIN.length + 1) : '';
  return isUuid(id) ? id : null;
}

/**
 * The three requests of a launch, ahead of Express (login, launch, the page it leads to). What is not exactly such a
 * request goes on to the router, which has the same routes.
 */
export function createLaunchFront(deps: FrontDeps): { front: Front; faults: LaunchFaults } {
  const { login, launch, readForm, sendLaunched } = deps;
  const faults = new WeakMap<IncomingMessage, unknown>();

  function fail(error: unknown, req: IncomingMessage, pass: () => void): void {
    faults.set(req, error);
    pass();
  }

  function run(work: Promise<void>, req: IncomingMessage, pass: () => void): void {
    work.catch((error: unknown) => fail(error, req, pass));
  }

  const serveQuery =
    (step: LaunchStep, registrationId?: string): ServeRequest =>
    (req, res, pass) => {
      const fields = parse((req.url ?? '').slice(toPath(req).length + 1));
      run(step({ headers: req.headers, fields, registrationId }, res), req, pass);
    };

  const serveForm =
    (step: LaunchStep, registrationId?: string): ServeRequest =>
    (req, res, pass) =>
      // The reader needs nothing of Express.
      readForm(req as Request, res as Response, (error?: unknown) => {
        if (error !== undefined) return fail(error, req, pass);
        const { body } = req as Request;
        return run(step({ headers: req.headers, fields: body, registrationId }, res), req, pass);
      });

  const front: Front = (req) => {
    const { method, url = '' } = req;
    if (url.includes('%00')) return undefined;
    const path = toPath(req);
    if (path === '/lti/launch') return method === 'POST' ? serveForm(launch) : undefined;
    if (path.startsWith(LOGIN)) {
      const registrationId = readRegistration(path);
      if (registrationId === null) return undefined;
      if (method === 'GET') return serveQuery(login, registrationId);
      return method === 'POST' ? serveForm(login, registrationId) : undefined;
    }
    const ltik = method === 'GET' ? LTIK_PAGE.exec(path)?.[1] : undefined;
    if (ltik === undefined) return undefined;
    return (given, res, pass) => run(sendLaunched(res, ltik), given, pass);
  };

  return {
    front,
    faults: {
      rethrow(req) {
        if (faults.has(req)) throw faults.get(req);
      },
    },
  };
}
