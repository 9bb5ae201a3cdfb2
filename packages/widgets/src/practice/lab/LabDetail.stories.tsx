import { ApiProblem, type Loadable } from '@drawbridge/client';
import type { OpenedLab } from '@drawbridge/client/stores/practice/lab';
import { createFakeRunner } from '@drawbridge/lab-workspace/testing/fake-runner';
import { buildAttempt, labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { LabDetail, type LabDetailProps } from './LabDetail.tsx';
import type { LabServices } from './page/lab-services.ts';
import { LONG, openFilmOfVerdict, openPane } from './testing/lab-scene.tsx';
import { createLabSource, createSessionSource, toServices } from './testing/lab-source.ts';
import { loadLabCode } from './testing/load-lab-code.ts';

interface SourceScene extends Pick<LabDetailProps, 'onExit' | 'onPassed'> {
  opened: Loadable<OpenedLab>;
  notify: LabServices['notify'];
}

/** What the page gives is made here: Storybook cannot take sources as arguments. */
function SourceScene({ opened, notify, ...props }: SourceScene) {
  const [given] = useState(() => ({
    data: createLabSource(opened),
    session: createSessionSource(),
    services: toServices(notify),
    createRunner: () => createFakeRunner(),
  }));
  return (
    <div style={{ blockSize: '100dvh' }}>
      <LabDetail {...given} {...props} />
    </div>
  );
}

/** The lab page over data that the page gives it: no provider, no server. @see LAB-5, EMB-1 */
const meta = {
  title: 'Lab/LabDetail',
  component: documented(LabDetail, SourceScene),
  render: (args) => <SourceScene {...args} />,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  args: {
    opened: { state: 'ready', value: { lab: labPack, attempt: buildAttempt() } },
    notify: fn(),
    onExit: fn(),
    onPassed: fn(),
  },
  argTypes: { opened: { table: { disable: true } } },
} satisfies Meta<typeof SourceScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Code/);
    await canvas.findByRole('textbox', { name: /Code of/ }, LONG);
    await openPane(canvas, /Tests/);
    await expect((await canvas.findAllByText('Gets through', {}, LONG)).length).toBe(2);
  },
};
/** The verdict is that of `data.submit`. Without a dialog for it, no replay is shared. */
export const Passed: Story = {
  play: async ({ args, canvasElement }) => {
    const film = await openFilmOfVerdict(within(canvasElement));
    await waitFor(() => expect(args.onPassed).toHaveBeenCalledOnce());
    await expect(film.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};
/** The page says with `services.notify` what could not be done. */
export const ResetRefused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Reset|More)$/ }, LONG));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Reset the whole lab' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Start this lab over?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset the lab' }));
    await waitFor(() => expect(args.notify).toHaveBeenCalledWith('negative', expect.any(String)));
  },
};
export const Loading: Story = { args: { opened: { state: 'loading' } } };
export const NotFound: Story = {
  args: { opened: { state: 'problem', problem: new ApiProblem('lab_not_found') } },
};
export const Offline: Story = { args: { opened: { state: 'problem', problem: new ApiProblem('offline') } } };
export const Problem: Story = { args: { opened: { state: 'problem', problem: new ApiProblem('internal') } } };
