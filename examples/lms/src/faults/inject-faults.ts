import type { RequestHandler, Response } from 'express';
import type { State } from '../state.ts';
import { type Fault, SERVICES, type ServiceName, takeFault } from './faults.ts';

const SLOW_MS = 3_000;
const PROXY_PAGE = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

/** Lets the call do its work; its answer never leaves. */
function loseAnswer(res: Response, how: 'timeout' | 'drop'): void {
  res.end = () => {
    if (how === 'drop') res.socket?.destroy();
    return res;
  };
}

/** Answers with a failure, in place of the normal answer. */
export function answerFault(fault: Fault, res: Response, retryAfterSeconds: number): void {
  switch (fault) {
    case 'timeout':
      return;
    case 'drop':
      res.socket?.destroy();
      return;
    case 'html':
      return void res.status(200).type('html').send('<!doctype html><title>Harbor</title>');
    case 502:
      return void res.status(502).type('html').send(PROXY_PAGE);
    case '403-rate':
      return void res
        .status(403)
        .set('x-rate-limit-remaining', '0.0')
        .type('text')
        .send('403 Forbidden (Rate Limit Exceeded)\n');
    case '429-date': {
      const until = new Date(Date.now() + retryAfterSeconds * 1_000).toUTCString();
      return void res.status(429).set('retry-after', until).json({ error: 'slow down' });
    }
    case 429:
      return void res.status(429).set('retry-after', String(retryAfterSeconds)).json({ error: 'slow down' });
    case 422: {
      const message = 'The maximum number of allowed attempts has been reached for this submission';
      return void res.status(422).json({ errors: { type: 'unprocessable_entity', message } });
    }
    case 401:
      return void res
        .status(401)
        .set('www-authenticate', 'Bearer error="invalid_token"')
        .json({ error: 'invalid_token' });
    default:
      return void res.status(Number(fault)).json({ error: 'failed on purpose' });
  }
}

/** Makes calls of a service fail as a test or the Behavior page ordered. */
export function injectFaults(state: State, service: ServiceName): RequestHandler {
  return (_req, res, next) => {
    const faults = state.faults[service];
    const fault = takeFault(faults);
    if (fault === undefined) return next();
    state.note({
      direction: 'from the tool',
      kind: SERVICES[service],
      ...(typeof fault === 'number' ? { status: fault } : {}),
      content: { failedOnPurpose: fault },
    });
    if (fault === 'slow') return void setTimeout(next, SLOW_MS);
    if (fault === 'stored-timeout' || fault === 'stored-drop') {
      loseAnswer(res, fault === 'stored-drop' ? 'drop' : 'timeout');
      return next();
    }
    answerFault(fault, res, faults.retryAfterSeconds);
  };
}
