import express, { type Router } from 'express';
import {
  FAULTS,
  type Fault,
  readFault,
  SERVICE_NAMES,
  type ServiceFaults,
  type ServiceName,
  setShare,
} from '../faults/faults.ts';
import type { State } from '../state.ts';

const MAX_COUNT = 100_000;

const describeFaults = (state: State) => ({
  faults: state.faults.score.queue,
  services: Object.fromEntries(
    SERVICE_NAMES.map((name) => {
      const { queue, share, retryAfterSeconds, calls, injected } = state.faults[name];
      const { random: _random, ...shown } = share ?? { random: undefined };
      return [name, { queue, share: share ? shown : null, retryAfterSeconds, calls, injected }];
    }),
  ),
});

interface Order {
  service: ServiceName;
  faults: Fault[];
  count: number;
  share: number | undefined;
  seed: number;
  retryAfterSeconds: number | undefined;
}

function readOrder(body: Record<string, unknown>): Order | { field: string; message: string } {
  const { service = 'score', count = 1, share, seed = 1, retryAfterSeconds } = body;
  const bad = (field: string, message: string) => ({ field, message });
  const name = SERVICE_NAMES.find((known) => known === service);
  if (!name) return bad('service', `must be one of ${SERVICE_NAMES.join(', ')}`);
  const given = Array.isArray(body.faults) ? body.faults : [];
  const faults = given.flatMap((fault) => readFault(fault) ?? []);
  if (faults.length === 0 || faults.length !== given.length)
    return bad('faults', `must be a list of ${Object.keys(FAULTS).join(', ')}`);
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MAX_COUNT)
    return bad('count', `must be a whole number from 1 to ${MAX_COUNT}`);
  if (share !== undefined && !(typeof share === 'number' && share >= 0 && share <= 1))
    return bad('share', 'must be a number from 0 to 1');
  if (!Number.isInteger(seed)) return bad('seed', 'must be a whole number');
  if (
    retryAfterSeconds !== undefined &&
    !(Number.isInteger(retryAfterSeconds) && Number(retryAfterSeconds) >= 0)
  )
    return bad('retryAfterSeconds', 'must be a whole number, 0 or more');
  return {
    service: name,
    faults,
    count: Number(count),
    share,
    seed: Number(seed),
    retryAfterSeconds: retryAfterSeconds === undefined ? undefined : Number(retryAfterSeconds),
  };
}

function applyOrder(target: ServiceFaults, { faults, count, share, seed, retryAfterSeconds }: Order): void {
  if (retryAfterSeconds !== undefined) target.retryAfterSeconds = retryAfterSeconds;
  if (share !== undefined) return setShare(target, { share, faults, seed });
  for (let round = 0; round < count; round += 1) target.queue.push(...faults);
}

/**
 * `{service: "score", faults: [429, 500, "timeout"]}`: one for each of the next calls, `count` times over;
 * `{service, faults, share: 0.2, seed: 7}`: for a share of all calls, at random. Without `service`, scores.
 */
export function createDevFaults(state: State): Router {
  const router = express.Router();
  router.get('/dev/faults', (_req, res) => void res.json(describeFaults(state)));
  router.post('/dev/faults', express.json(), (req, res) => {
    const order = readOrder((req.body ?? {}) as Record<string, unknown>);
    if ('field' in order)
      return void res.status(400).json({ error: `${order.field} ${order.message}`, errors: [order] });
    applyOrder(state.faults[order.service], order);
    res.json(describeFaults(state));
  });
  /** No more faults; the counts of calls stay. */
  router.delete('/dev/faults', (_req, res) => {
    for (const name of SERVICE_NAMES) {
      state.faults[name].queue = [];
      setShare(state.faults[name], undefined);
    }
    res.json(describeFaults(state));
  });
  return router;
}
