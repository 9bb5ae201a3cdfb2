import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { listRunningLabs, stopLab } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Caller,
  createTestTool,
  getOurCatalogue,
  type TestTool,
} from '../../../../test/fixtures/create-test-tool.ts';
import { getAllLabs } from '../../../../test/fixtures/practice/our-labs.ts';
import { FIRST, toTimedLab } from '../../../../test/fixtures/practice/timed-labs.ts';
import type { Learner, LearnerOrGuest } from '../../../actor.ts';
import { createEventBus } from '../../../events.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { type LabMachine, pageDriver } from './lab-driver.ts';
import { createLabSessionJob } from './provisioner.jobs.ts';
import { createProvisionerService } from './provisioner.service.ts';

const EMAIL = 'member@acme.test';
const labs = getAllLabs()
  .filter(({ pack }) => pack.lab_id === FIRST)
  .map(toTimedLab);
const UNKNOWN = asId<'lab session'>(randomUUID());

let tool: TestTool;
let learner: Caller;
beforeAll(async () => {
  tool = await createTestTool({ labs });
  learner = await tool.as(EMAIL);
});
afterAll(() => tool.close());
beforeEach(async () => {
  for (const { session_id } of await list()) await learner.call(stopLab, { session_id });
});

const list = async () => (await learner.call(listRunningLabs, {})).data.items;
const advance = (minutes: number) => tool.clock.advance(minutes * 60_000);

describe('SVC-2 the states of a lab that needs a machine', () => {
  /** A machine that does what a test says. */
  function setUp(machine: LabMachine) {
    const logged: string[] = [];
    const service = createProvisionerService({
      database: tool.database,
      labs,
      catalogue: getOurCatalogue(),
      events: createEventBus(),
      clock: tool.clock,
      log: { error: (_detail: unknown, text?: string) => void logged.push(text ?? '') },
      driver: { ...pageDriver, machine },
    });
    const actor = {
      kind: 'portal',
      personId: toDemoPersonId(EMAIL),
    } as LearnerOrGuest & Learner;
    return { service, actor, logged, start: () => service.start(actor, { lab_id: FIRST }) };
  }

  it('a slow machine is requested, starting and running, and its time counts from when it runs', async () => {
    let state: 'starting' | 'running' = 'starting';
    const waiting = Promise.withResolvers<void>();
    const {
      service,
      actor,
      start: startSlowly,
    } = setUp({
      async start() {
        await waiting.promise;
        return state;
      },
      stop: async () => 'stopped',
    });
    const starting = startSlowly();
    await expect.poll(async () => (await list())[0]?.state).toBe('requested');
    waiting.resolve();
    const { session_id, ...started } = await starting;
    expect(started).toMatchObject({ state: 'starting', access_url: null, ends_at: null, ended: null });
    advance(5);
    expect((await service.getStatus(actor, session_id)).state).toBe('starting');
    state = 'running';
    expect(await service.getStatus(actor, session_id)).toMatchObject({
      state: 'running',
      access_url: expect.any(String),
      seconds_left: 30 * 60,
    });
    await service.stop(actor, session_id);
  });

  it('a machine that takes time to stop is stopping until it is gone, and the lab can only then start again', async () => {
    let state: 'stopping' | 'stopped' = 'stopping';
    const {
      service,
      actor,
      start: startAgain,
    } = setUp({
      start: async () => 'running',
      stop: async () => state,
    });
    const { session_id } = await startAgain();
    expect(await service.stop(actor, session_id)).toMatchObject({ state: 'stopping', ended: 'stopped' });
    await expect(startAgain()).rejects.toMatchObject({ code: 'other_lab_running' });
    state = 'stopped';
    expect(await service.moveAll()).toBe(1);
    expect(await service.getStatus(actor, session_id)).toMatchObject({ state: 'stopped', access_url: null });
    const again = await startAgain();
    expect([again.state, again.session_id === session_id]).toEqual(['running', false]);
    await service.stop(actor, again.session_id);
  });

  it('a session that is stopped while its machine starts does not run when the machine does', async () => {
    const waiting = Promise.withResolvers<void>();
    let state: 'stopping' | 'stopped' = 'stopping';
    let calls = 0;
    const {
      service,
      actor,
      start: startSlowly,
    } = setUp({
      async start() {
        if (calls++ > 0) return 'starting';
        await waiting.promise;
        return 'running';
      },
      stop: async () => state,
    });
    const starting = startSlowly();
    await expect.poll(async () => (await list())[0]?.state).toBe('requested');
    const session_id = (await list())[0]?.session_id ?? UNKNOWN;
    await service.stop(actor, session_id);
    waiting.resolve();
    expect(await starting).toMatchObject({ state: 'stopping', access_url: null, ended: 'stopped' });
    state = 'stopped';
    expect(await service.list(actor)).toEqual({ items: [] });
    expect((await service.getStatus(actor, session_id)).state).toBe('stopped');
  });

  it('the job ends what is due and takes the next steps', async () => {
    const job = createLabSessionJob({ endDue: async () => 1, moveAll: async () => 2 });
    expect(await job.run()).toBe(3);
  });

  it('a machine that cannot be started leaves a failed session, and another start tries again', async () => {
    let isBroken = true;
    const {
      service,
      actor,
      logged,
      start: tryStart,
    } = setUp({
      async start() {
        if (isBroken) throw new Error('no room');
        return 'running';
      },
      stop: async () => 'stopped',
    });
    const failed = await tryStart();
    expect(failed).toMatchObject({ state: 'failed', ended: 'failed', access_url: null });
    expect([logged, await service.list(actor)]).toEqual([
      ['a lab session could not be started'],
      { items: [] },
    ]);
    isBroken = false;
    const again = await tryStart();
    expect([again.state, again.session_id === failed.session_id]).toEqual(['running', false]);
    await service.stop(actor, again.session_id);
  });

  it('a machine that cannot be stopped stays stopping, and is tried again by the job', async () => {
    let isBroken = true;
    const {
      service,
      actor,
      logged,
      start: startFirst,
    } = setUp({
      start: async () => 'running',
      async stop() {
        if (isBroken) throw new Error('not now');
        return 'stopped';
      },
    });
    const { session_id } = await startFirst();
    expect((await service.stop(actor, session_id)).state).toBe('stopping');
    expect([await service.moveAll(), logged.length]).toEqual([0, 2]);
    isBroken = false;
    expect(await service.moveAll()).toBe(1);
    expect((await service.getStatus(actor, session_id)).state).toBe('stopped');
  });
});
