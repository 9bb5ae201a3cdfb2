import { refreshRoster } from '@drawbridge/contracts/integration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ContextProgress } from './ContextProgress.tsx';
import {
  loadBefore,
  overviewOf,
  READY,
  Scene,
  type SceneProps,
  withAnswers,
} from './testing/context-scene.tsx';

/** The roster of the platform, read or not. @see LTI-17 */
const meta = {
  title: 'Widgets/ContextProgress/Roster',
  argTypes: { handlers: { table: { disable: true } } },
  component: documented(ContextProgress, Scene),
  render: (args) => <Scene {...args} />,
  args: {} as SceneProps,
  parameters: { layout: 'fullscreen' },
  loaders: [loadBefore],
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button has the roster read, and the page follows until it is here. */
export const RosterIsRead: Story = {
  args: { handlers: withAnswers(overviewOf({ state: 'never' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The roster of Harbor LMS has not been read yet.');
    await expect(canvas.queryByText(/^Only learners who have/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the roster now' }));
    await canvas.findByText(/^Roster of /);
  },
};

/** It was read a moment ago: the button says when it can be read again. */
export const RosterReadJustNow: Story = {
  args: { handlers: withAnswers([refreshRoster, () => ({ data: { roster: READY, again_in_seconds: 40 } })]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the roster now' }));
    await canvas.findByText('The roster was read a moment ago. You can read it again in 40 s.');
  },
};

export const RosterBeingRead: Story = {
  args: { handlers: withAnswers(overviewOf({ state: 'reading' })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Reading the roster of Harbor LMS…');
  },
};

export const RosterRefused: Story = {
  args: {
    handlers: withAnswers(
      overviewOf({ state: 'failed', problem: 'not_allowed', read_at: '2026-10-12T12:05:00.000Z' }),
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/ask its administrator to give this tool access/);
  },
};

/** The platform lets some of the class only open the launched activity: the page says whom it lists. */
export const LearnersOfOneLink: Story = {
  args: { handlers: withAnswers(overviewOf(READY, { limited_to: "Someone else's invoice" })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      "Only learners who have “Someone else's invoice” in Harbor LMS, or worked on it, are listed.",
    );
  },
};

export const NoRoster: Story = {
  args: { handlers: withAnswers(overviewOf({ state: 'unavailable' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/does not share its roster/);
    await expect(canvas.queryByRole('button', { name: 'Read the roster now' })).toBeNull();
  },
};
