import { asId } from '@drawbridge/contracts';
import { type LabSession, listRunningLabs, stopLab } from '@drawbridge/contracts/practice';
import { buildLabSession, buildTimedSession } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { RunningLabs, type RunningLabsProps } from './RunningLabs.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const timed = buildTimedSession({ started_at: ago(12), seconds_left: 1_080 });
const inCourse = buildLabSession({
  started_at: ago(190),
  course: {
    event_id: 'c2-injection-at-the-boundary',
    item_id: 'c2-lab-identifier-is-input',
    title: 'Injection at the boundary',
  },
});
const bench = buildLabSession({
  session_id: asId('5d3f6a0e-9f43-4a53-8a1d-3c0f7e3b1a03'),
  lab_id: 'sql-bench',
  title: 'SQL bench',
  type: 'playground',
  started_at: ago(4_400),
});

/** Answers as a server does: what is stopped is gone. */
function toHandlers(all: readonly LabSession[]): Handlers {
  let items = [...all];
  return [
    [listRunningLabs, () => ({ data: { items } })],
    [
      stopLab,
      ({ session_id }) => {
        const stopped = items.find((one) => one.session_id === session_id);
        items = items.filter((one) => one.session_id !== session_id);
        return { data: { ...stopped, state: 'stopped', ended: 'stopped', access_url: null } };
      },
    ],
  ];
}

function Scene({ handlers, ...props }: RunningLabsProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Running labs</h1>
      <RunningLabs {...props} />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/RunningLabs',
  component: documented(RunningLabs, Scene),
  render: (args) => <Scene {...args} />,
  args: { browseHref: '#challenges', handlers: toHandlers([timed, inCourse, bench]) },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = await canvas.findByRole('link', { name: 'Open SQL bench' });
    await expect(canvas.getByText(/^(18:00|17:\d\d) left$/)).toBeVisible();
    await expect(canvas.getByText('Started 3 hours ago')).toBeVisible();
    await expect(canvas.getByText('Injection at the boundary')).toBeVisible();
    await expect(open).toHaveAttribute('href', bench.access_url);
  },
};

/** A lab without a limit is stopped without a question. */
export const Stopped: Story = {
  args: { handlers: toHandlers([inCourse]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stop = await canvas.findByRole('button', { name: "Stop Someone else's invoice" });
    stop.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('No lab is running');
    await expect(within(document.body).getByText("Someone else's invoice was stopped.")).toBeInTheDocument();
  },
};

/** A lab with a limit is stopped after a question, whose answer may be no. */
export const Asked: Story = {
  args: { handlers: toHandlers([timed]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const stop = await canvas.findByRole('button', { name: `Stop ${timed.title}` });
    await userEvent.click(stop);
    await userEvent.click(await page.findByRole('button', { name: 'Keep it running' }));
    await expect(canvas.getByText(timed.title)).toBeVisible();
    await userEvent.click(stop);
    await expect(await page.findByRole('dialog')).toHaveAccessibleName(`Stop “${timed.title}”?`);
  },
};

export const NotStopped: Story = {
  args: {
    handlers: [
      [listRunningLabs, () => ({ data: { items: [bench] } })],
      [stopLab, () => 'offline'],
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop SQL bench' }));
    await within(document.body).findByText('Server busy please try later!');
    await expect(canvas.getByRole('button', { name: 'Stop SQL bench' })).toBeEnabled();
  },
};

/** A lab that takes time to prepare shows its progress and cannot be opened yet. */
export const BeingMadeReady: Story = {
  args: {
    handlers: toHandlers([
      { ...timed, state: 'starting', access_url: null, ends_at: null, seconds_left: null },
      { ...bench, state: 'stopping', access_url: null },
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: `Open ${timed.title}` })).toBeDisabled();
    await expect(canvas.getByText('Starting')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    handlers: toHandlers([
      {
        ...timed,
        title:
          'Rechtsschutzversicherungsgesellschaftenundgrundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        course: {
          event_id: 'c',
          item_id: 'i',
          title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6),
        },
      },
    ]),
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
};
export const Empty: Story = { args: { handlers: toHandlers([]) } };
export const Loading: Story = { args: { handlers: [[listRunningLabs, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[listRunningLabs, () => ({ problem: 'internal' })]] } };
export const Offline: Story = { args: { handlers: [[listRunningLabs, () => 'offline']] } };
