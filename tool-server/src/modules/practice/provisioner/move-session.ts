import { asId } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { LabDriver, MachineSession } from './lab-driver.ts';
import * as store from './provisioner.store.ts';

interface MoveDeps {
  db: Database['db'];
  clock: Clock;
  log: Pick<Log, 'error'>;
  driver: LabDriver;
}

type Move = Parameters<typeof store.moveSession>[2];

const toEnd = (now: Date, limitSeconds: number | null) =>
  limitSeconds === null ? null : new Date(now.getTime() + limitSeconds * 1_000);

async function takeStep(
  { clock, log, driver: { machine } }: MoveDeps,
  row: store.SessionRow,
): Promise<Move | undefined> {
  if (!machine) return undefined;
  const session: MachineSession = { id: row.id, personId: asId(row.personId), labId: asId(row.labId) };
  const isStopping = row.state === 'stopping';
  try {
    if (isStopping) {
      const state = await machine.stop(session);
      return { state, ...(state === 'stopped' && { stoppedAt: clock.now() }) };
    }
    const state = await machine.start(session);
    // The time counts from when there is something to work with.
    return { state, ...(state === 'running' && { endsAt: toEnd(clock.now(), row.limitSeconds) }) };
  } catch (error) {
    log.error(
      { err: error, sessionId: row.id },
      `a lab session could not be ${isStopping ? 'stopped' : 'started'}`,
    );
    return isStopping ? undefined : { state: 'failed', ended: 'failed', stoppedAt: clock.now() };
  }
}

/**
 * Takes the next step of a session that is on its way: requested, starting and running, or stopping and stopped. Of two
 * parallel steps one counts. @see SVC-2
 */
export async function moveSession(deps: MoveDeps, row: store.SessionRow): Promise<store.SessionRow> {
  if (!store.isOnItsWay(row)) return row;
  const move = await takeStep(deps, row);
  if (!move) return row;
  return (await store.moveSession(deps.db, row, move)) ?? row;
}
