import {
  extendLab,
  getLabStatus,
  type LabSession,
  listRunningLabs,
  startLab,
  stopLab,
} from '@drawbridge/contracts/practice';
import { buildTimedSession } from '@drawbridge/contracts/testing';
import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ConnectedLabDetail } from './ConnectedLabDetail.tsx';
import { LabScene, LONG, opens } from './testing/lab-scene.tsx';
import { loadLabCode } from './testing/load-lab-code.ts';
import type { Answers } from './testing/story-host.tsx';

const pack = { ...labPack, time_limit_minutes: 30 };
const running = (overrides: Partial<LabSession> = {}): LabSession =>
  buildTimedSession({ lab_id: labPack.lab_id, title: labPack.title, ...overrides });
const starts = (session: LabSession): Answers => [opens(pack), [startLab, () => ({ data: session })]];
const other = buildTimedSession({ lab_id: 'zip-slip', title: 'A page that climbs out of its folder' });

/** All states of a lab with a time limit: not started, running, nearly over, over. @see LAB-3, LAB-4, SB-3 */
const meta = {
  title: 'Lab/Against the clock',
  component: documented(ConnectedLabDetail, LabScene),
  render: (args) => <LabScene {...args} />,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { labId: labPack.lab_id, onExit: fn(), answers: starts(running()) },
  argTypes: { answers: { table: { disable: true } }, runner: { table: { disable: true } } },
} satisfies Meta<typeof LabScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Timer: Story = {
  args: { answers: starts(running({ seconds_left: 1_200 })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^(20:00|19:\d\d) left$/, {}, LONG)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Extend/ })).toBeNull();
  },
};

/** Under ten minutes the time can be extended; the new time is shown immediately. */
export const Extended: Story = {
  args: {
    answers: [
      ...starts(running({ seconds_left: 420 })),
      [extendLab, () => ({ data: running({ seconds_left: 1_320, extensions_left: 1 }) })],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const extend = await canvas.findByRole('button', { name: 'Extend by 15 min' }, LONG);
    await expect(canvas.getByText(/^Less than 10 minutes left/)).toBeInTheDocument();
    extend.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/^(22:00|21:\d\d) left$/);
    await expect(canvas.queryByRole('button', { name: /Extend/ })).toBeNull();
  },
};

export const NearTheEnd: Story = {
  args: { answers: starts(running({ seconds_left: 420, extensions_left: 1 })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Extend by 15 min' }, LONG);
  },
};

/** The last minute of a lab that cannot be extended again. */
export const LastMinute: Story = {
  args: { answers: starts(running({ seconds_left: 48, extensions_left: 0 })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('One minute left.', {}, LONG);
    await expect(canvas.queryByRole('button', { name: /Extend/ })).toBeNull();
  },
};

/** At zero the page asks the server and shows a message; the learner can still submit. */
export const TimeOver: Story = {
  args: {
    answers: [
      ...starts(running({ seconds_left: 1 })),
      [
        getLabStatus,
        () => ({ data: running({ state: 'stopped', ended: 'expired', seconds_left: 0, access_url: null }) }),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert', {}, LONG)).toHaveTextContent(/Time is up/);
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeVisible();
  },
};

const blocked: Answers = [
  opens(pack),
  [startLab, () => ({ problem: 'other_lab_running' })],
  [listRunningLabs, () => ({ data: { items: [other] } })],
];

export const AnotherRuns: Story = {
  args: { answers: blocked },
  play: async () => {
    await within(document.body).findByRole('dialog', { name: /^Stop “A page that climbs/ }, LONG);
  },
};

export const KeptRunning: Story = {
  args: { answers: blocked },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Keep it running' }, LONG));
    const bar = await within(canvasElement).findByRole('alert');
    await expect(bar).toHaveTextContent(/is still running/);
  },
};

/** The other lab is stopped and this one started. */
function swap(): Answers {
  let isStopped = false;
  return [
    opens(pack),
    [startLab, () => (isStopped ? { data: running() } : { problem: 'other_lab_running' })],
    [listRunningLabs, () => ({ data: { items: [other] } })],
    [
      stopLab,
      () => {
        isStopped = true;
        return { data: { ...other, state: 'stopped', ended: 'stopped', access_url: null } };
      },
    ],
  ];
}
export const Swapped: Story = {
  args: { answers: swap() },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Stop it and start' }, LONG));
    await within(canvasElement).findByText(/left$/, {}, LONG);
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

export const NotStarted: Story = {
  args: { answers: [opens(pack), [startLab, () => 'offline']] },
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('alert', {}, LONG);
    await expect(bar).toHaveTextContent(/The clock could not be started/);
  },
};

/** SVC-2: a lab that takes time to start says so until it runs. */
export const Starting: Story = {
  args: {
    answers: [
      ...starts(running({ state: 'starting', ends_at: null, seconds_left: null, access_url: null })),
      [getLabStatus, () => ({ data: running({ seconds_left: 1_800 }) })],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^The lab is being started/, {}, LONG)).toBeVisible();
    await expect(await canvas.findByText(/left$/, {}, LONG)).toBeVisible();
    await expect(canvas.queryByText(/^The lab is being started/)).toBeNull();
  },
};

let isBroken = true;
/** SVC-2: a lab that could not be started says so, and can be tried again. */
export const Failed: Story = {
  args: {
    answers: [
      opens(pack),
      [
        startLab,
        () => ({
          data: isBroken
            ? running({
                state: 'failed',
                ended: 'failed',
                ends_at: null,
                seconds_left: null,
                access_url: null,
              })
            : running({ seconds_left: 1_800 }),
        }),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    isBroken = true;
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('alert', {}, LONG);
    await expect(bar).toHaveTextContent('The lab could not be started. Your work is kept.');
    isBroken = false;
    await userEvent.click(within(bar).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/left$/, {}, LONG)).toBeVisible();
  },
};

/** A lab that is already passed shows no clock. */
export const Passed: Story = {
  args: { answers: [opens(pack, { passed: true }), [startLab, () => ({ problem: 'internal' })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
