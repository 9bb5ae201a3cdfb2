import { createSafeStorage } from '@drawbridge/client';
import { createFakeDrawbridge, type FakeHandler } from '@drawbridge/client/testing';
import type { Endpoint } from '@drawbridge/contracts';
import {
  type LabAttempt,
  type LabPack,
  openLab,
  resetLab,
  saveDraft,
  startLab,
  submitLab,
} from '@drawbridge/contracts/practice';
import { buildLabSession } from '@drawbridge/contracts/testing';
import { createFakeRunner } from '@drawbridge/lab-workspace/testing/fake-runner';
import {
  buildAttempt,
  buildResult,
  buildSubmission,
  labPack,
} from '@drawbridge/lab-workspace/testing/lab-data';
import { attackPack } from '@drawbridge/lab-workspace/testing/lab-kinds';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { createLabPage } from './lab-page.ts';
import type { LabPageHost } from './page-actions.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => void vi.unstubAllGlobals());

type Answers = readonly (readonly [Endpoint, FakeHandler])[];

const OTHER_ATTEMPT = 'a4b6d5f0-1c2d-4e3f-8a9b-0c1d2e3f4a5b' as LabAttempt['attempt_id'];

const defaults: Answers = [
  [openLab, () => ({ data: { lab: labPack, attempt: buildAttempt() } })],
  [saveDraft, () => ({ data: { revision: 1, saved_at: '2026-11-20T10:00:00Z' } })],
  [submitLab, () => ({ data: buildSubmission({ result: buildResult() }) })],
  [startLab, () => ({ data: buildLabSession() })],
  [resetLab, () => ({ data: { attempt: buildAttempt({ attempt_id: OTHER_ATTEMPT }) } })],
];

async function openPage(answers: Answers = [], host: LabPageHost = {}) {
  const { drawbridge, server } = createFakeDrawbridge(defaults);
  for (const [endpoint, handler] of answers) server.on(endpoint, handler);
  const data = await drawbridge.store('lab', labPack.lab_id);
  const session = await drawbridge.store('labSession', labPack.lab_id);
  await data.open();
  const opened = data.opened.value;
  if (opened.state !== 'ready') throw new Error('the lab was not opened');
  const disposals: Mock[] = [];
  const labPage = createLabPage({
    data,
    session,
    opened: opened.value,
    services: {
      storage: createSafeStorage(() => {
        throw new Error('memory');
      }),
      notify: vi.fn(),
      toPreviewFrameUrl: () => 'about:blank',
    },
    createRunner: () => {
      const runner = createFakeRunner();
      disposals.push(vi.spyOn(runner, 'dispose'));
      return runner;
    },
    host,
  });
  return { labPage, data, disposals, stop: labPage.start() };
}

/** Opens these packs in turn; the last one again and again. */
function opensInTurn(...packs: LabPack[]): Answers[number] {
  const rest = [...packs];
  return [
    openLab,
    () => ({ data: { lab: rest.length > 1 ? rest.shift() : rest[0], attempt: buildAttempt() } }),
  ];
}

describe('the engine of a lab page', () => {
  it('the engine stays when the lab is reloaded with the same content', async () => {
    const { labPage, data, stop } = await openPage([opensInTurn(labPack, { ...labPack })]);
    const before = labPage.workspace.value;
    await data.keepMine();
    expect(labPage.workspace.value).toBe(before);
    stop();
  });

  it("the engine is replaced when the lab's content has changed", async () => {
    const changed = { ...labPack, content_hash: 'c'.repeat(64) };
    const { labPage, data, disposals, stop } = await openPage([opensInTurn(labPack, changed)]);
    const before = labPage.workspace.value;
    await vi.waitFor(() => expect(before.engine.value).toBe('ready'));
    await data.keepMine();
    expect(labPage.workspace.value).not.toBe(before);
    expect(disposals).toHaveLength(2);
    expect(disposals[0]).toHaveBeenCalledOnce();
    expect(disposals[1]).not.toHaveBeenCalled();
    stop();
  });
});

describe('a submission from a lab page', () => {
  it('a submission shows the result, and calls the host once for a pass', async () => {
    const onPassed = vi.fn();
    const { labPage, stop } = await openPage([], { onPassed });
    await labPage.actions.submit();
    expect([labPage.view.pane.value, labPage.view.testsTab.value]).toEqual(['tests', 'result']);
    expect(onPassed).toHaveBeenCalledOnce();
    stop();
  });

  it('a failed submission is a result for the host, and no pass', async () => {
    const [onPassed, onGraded] = [vi.fn(), vi.fn()];
    const failed = buildSubmission({ result: buildResult(['signed-out']) });
    const { labPage, stop } = await openPage([[submitLab, () => ({ data: failed })]], { onPassed, onGraded });
    await labPage.actions.submit();
    expect(onPassed).not.toHaveBeenCalled();
    expect(onGraded).toHaveBeenCalledOnce();
    stop();
  });

  it('an attack without a request is not submitted: the goal is shown', async () => {
    const submit = vi.fn(() => ({ data: buildSubmission({ result: buildResult() }) }));
    const { labPage, stop } = await openPage([opensInTurn(attackPack), [submitLab, submit]]);
    await labPage.actions.submit();
    expect(submit).not.toHaveBeenCalled();
    expect([labPage.view.pane.value, labPage.view.testsTab.value]).toEqual(['tests', 'tests']);
    stop();
  });
});

describe('leaving a lab page', () => {
  it.each([
    ['keeps a lab running that is not passed', false, 0],
    ['stops a lab that is passed', true, 1],
  ])('%s', async (_, passed, stopped) => {
    const onExit = vi.fn();
    const { labPage, stop } = await openPage(
      [[openLab, () => ({ data: { lab: labPack, attempt: buildAttempt({ passed }) } })]],
      { onExit },
    );
    const stopSession = vi.spyOn(labPage.session, 'stop');
    labPage.actions.leave();
    expect(stopSession).toHaveBeenCalledTimes(stopped);
    expect(onExit).toHaveBeenCalledOnce();
    stop();
  });
});

describe('ASVS 7.4.4 logging out of a lab page', () => {
  it('logging out saves what was typed before', async () => {
    const calls: string[] = [];
    const { labPage, data, stop } = await openPage(
      [
        [
          saveDraft,
          () => {
            calls.push('saved');
            return { data: { revision: 1, saved_at: '2026-11-20T10:00:00Z' } };
          },
        ],
      ],
      { onLogout: () => void calls.push('logged out') },
    );
    data.edit(labPage.view.file.value, 'changed');
    await labPage.actions.logOut();
    expect(calls).toEqual(['saved', 'logged out']);
    stop();
  });

  it('logging out asks if saving fails, because the changes would be lost', async () => {
    const onLogout = vi.fn();
    const { labPage, data, stop } = await openPage([[saveDraft, () => 'offline']], { onLogout });
    data.edit(labPage.view.file.value, 'changed');
    await labPage.actions.logOut();
    expect(onLogout).not.toHaveBeenCalled();
    expect(labPage.view.dialog.value).toBe('logout');
    stop();
  });
});

describe('steps marked as read', () => {
  it('read steps start over with another attempt', async () => {
    const { labPage, data, stop } = await openPage();
    labPage.readSteps.add('one');
    expect(labPage.readSteps.ids.value).toEqual(['one']);
    await data.reset();
    expect(labPage.attempt.value.attempt_id).toBe(OTHER_ATTEMPT);
    expect(labPage.readSteps.ids.value).toEqual([]);
    stop();
  });
});
