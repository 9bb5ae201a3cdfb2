import type { LabAttempt, LabPack } from '@drawbridge/contracts/practice';
import { openLab } from '@drawbridge/contracts/practice';
import { createFakeRunner, type FakeRunnerOptions } from '@drawbridge/lab-workspace/testing/fake-runner';
import { buildAttempt } from '@drawbridge/lab-workspace/testing/lab-data';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { type NextStep, NextStepContext } from '../../next-step/index.ts';
import { ConnectedLabDetail, type ConnectedLabDetailProps } from '../ConnectedLabDetail.tsx';
import { type Answers, createStoryHost, StoryFrame } from './story-host.tsx';

export interface Scene extends ConnectedLabDetailProps {
  answers?: Answers;
  runner?: FakeRunnerOptions;
  /** What the host says comes after the lab. */
  next?: NextStep;
}

/** The lab page in a whole window, on a fake server and a fake engine. */
export function LabScene({ answers, runner, next, ...props }: Scene) {
  const [drawbridge] = useState(() => createStoryHost(answers));
  const [createRunner] = useState(() => () => createFakeRunner(runner));
  return (
    <StoryFrame drawbridge={drawbridge}>
      <NextStepContext value={() => Promise.resolve(next)}>
        <ConnectedLabDetail createRunner={createRunner} {...props} />
      </NextStepContext>
    </StoryFrame>
  );
}

export type Screen = ReturnType<typeof within>;

/** The page loads a chunk for the editor and waits for pauses in typing. */
export const LONG = { timeout: 8_000 };

/** The server's answer with a lab and an attempt. */
export function opens(lab: LabPack, attempt: Partial<LabAttempt> = {}): Answers[number] {
  return [openLab, () => ({ data: { lab, attempt: buildAttempt(attempt) } })];
}

/** Opens a pane, which on a narrow screen is a tab; tests beside the code are closed at first. */
export async function openPane(canvas: Screen, name: RegExp) {
  await canvas.findByRole('heading', { level: 1 }, LONG);
  const tab = canvas
    .queryAllByRole('tab', { name })
    .find(
      (one: HTMLElement) =>
        one.closest('[role="tablist"]')?.getAttribute('aria-label') === 'Panes of the lab',
    );
  if (tab) await userEvent.click(tab);
  const closed = canvas
    .queryAllByRole('button', { name, expanded: false })
    .find((one: HTMLElement) => one.closest('[data-pane="tests"]') !== null);
  if (closed) await userEvent.click(closed);
}

/** Submits, and opens the film of the first attack in the verdict. */
export async function openFilmOfVerdict(canvas: Screen): Promise<Screen> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }, LONG));
  await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
  const rows = await canvas.findAllByText(/open a neighbor's invoice/, {}, LONG);
  const row: HTMLElement | undefined = rows.findLast(
    (one: HTMLElement) => one.closest('summary') !== null && one.checkVisibility(),
  );
  if (!row) throw new Error('the verdict shows no attack');
  await userEvent.click(row);
  await userEvent.click(
    within(row.closest<HTMLElement>('li') ?? row).getByRole('button', { name: 'Step through it' }),
  );
  return within(await canvas.findByRole('region', { name: /^Attack, step by step/ }, LONG));
}
