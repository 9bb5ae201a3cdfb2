import type { Request, RequestHandler, Response } from 'express';
import { isUuid } from '../../platform/uuid.ts';

interface FrontDeps {
  login(req: Request<{ registrationId?: string }>, res: Response): Promise<void>;
  launch(req: Request, res: Response): Promise<void>;
  readForm: RequestHandler;
}

/** Faults of steps that were tried here: the router's own routes throw them, so that its error page answers. */
export interface LaunchFaults {
  /** Throws what the step of this request failed with; nothing for a request that was not tried. */
  rethrow(req: Request): void;
}

type Step = (req: Request, res: Response) => Promise<void>;

function runStep(step: Step, req: Request, res: Response, fail: (error: unknown) => void): void {
  step(req, res).catch(fail);
}

const LOGIN = '/lti/login';

/** The registration that an address names; undefined for `/lti/login` itself, null for any other address. */
function readRegistration(path: string): string | undefined | null {
  if (path === LOGIN) return undefined;
  const id = path.startsWith(`${LOGIN}/`) ? path.slice(LOGIN.length + 1) : '';
  return isUuid(id) ? id : null;
}

/**
 * The two steps of a launch, ahead of everything that a request passes otherwise: middlewares and the tries of a router
 * cost more than a login does. What is not exactly such a step goes on to the router, which has the same routes.
 */
export function createLaunchFront(deps: FrontDeps): { handle: RequestHandler; faults: LaunchFaults } {
  const { login, launch, readForm } = deps;
  const faults = new WeakMap<object, unknown>();

  function findStep(req: Request): Step | undefined {
    const { method, url } = req;
    if (!url.startsWith('/lti/l') || url.includes('%00')) return undefined;
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    if (path === '/lti/launch') return method === 'POST' ? launch : undefined;
    const registrationId = readRegistration(path);
    if (registrationId === null || (method !== 'GET' && method !== 'POST')) return undefined;
    return (given, res) => {
      given.params = registrationId === undefined ? {} : { registrationId };
      return login(given, res);
    };
  }

  return {
    faults: {
      rethrow(req) {
        if (faults.has(req)) throw faults.get(req);
      },
    },
    handle(req, res, next) {
      const step = findStep(req);
      if (!step) return next();
      const fail = (error: unknown) => {
        if (res.headersSent) return next(error);
        faults.set(req, error);
        return next();
      };
      if (req.method === 'GET') return runStep(step, req, res, fail);
      return readForm(req, res, (error?: unknown) => {
        if (error !== undefined) fail(error);
        else runStep(step, req, res, fail);
      });
    },
  };
}
