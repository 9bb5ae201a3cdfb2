import {
  getVisibility,
  PUBLIC_PROFILE_TEXTS,
  setVisibility,
  type Visibility,
} from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { idOf } from '../../testing/sample-people.ts';
import { createStoryHost, type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { VisibilitySection } from './VisibilitySection.tsx';

const hidden: Visibility = { user_id: idOf(1), name: 'Rosa Oduya', visible: false, alias: null };
const known = (value: Visibility): Handlers => [
  [getVisibility, () => ({ data: value })],
  [
    setVisibility,
    ({ visible, alias }) => ({
      data: { ...value, visible, alias },
      message: visible ? PUBLIC_PROFILE_TEXTS.shown : PUBLIC_PROFILE_TEXTS.hidden,
    }),
  ],
];

/** The choice to be shown in public: hidden until one chooses. */
const meta = {
  title: 'Widgets/Public profile/VisibilitySection',
  component: VisibilitySection,
  args: { profileHref: (id: string) => `#profile-${id}`, boardHref: '#board' },
} satisfies Meta<typeof VisibilitySection>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <VisibilitySection {...args} />
    </StoryHost>
  ),
});

export const Hidden = withHandlers(known(hidden));
export const Shown = withHandlers(known({ ...hidden, visible: true }));
export const ShownByAlias = withHandlers(known({ ...hidden, visible: true, alias: 'Grey Heron' }));
export const Nameless = withHandlers(known({ ...hidden, name: '' }));
export const Loading = withHandlers([[getVisibility, () => 'hang']]);
export const Problem = withHandlers([[getVisibility, () => ({ problem: 'unavailable' })]]);

/** A typed alias is saved together with the switch, by keyboard alone. */
export const ByKeyboard: Story = {
  ...Hidden,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Alias'), 'Grey Heron');
    canvas.getByRole('checkbox', { name: /Show me publicly/ }).focus();
    await userEvent.keyboard(' ');
    await within(document.body).findByText(PUBLIC_PROFILE_TEXTS.shown);
    await canvas.findByText('You are shown as Grey Heron.');
    await userEvent.keyboard(' ');
    await within(document.body).findByText(PUBLIC_PROFILE_TEXTS.hidden);
    await waitFor(() => expect(canvas.queryByText(/You are shown as/)).toBeNull());
  },
};

/** The message of a refused alias is shown at its field until it is fixed; nothing is switched. */
export const AliasTaken: Story = {
  ...withHandlers([
    [getVisibility, () => ({ data: hidden })],
    [setVisibility, () => ({ problem: 'bad_input', errors: { alias: PUBLIC_PROFILE_TEXTS.aliasTaken } })],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Alias');
    await userEvent.type(field, 'Night Owl{Enter}');
    await canvas.findByText(PUBLIC_PROFILE_TEXTS.aliasTaken);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.type(field, '2');
    await waitFor(() => expect(canvas.queryByText(PUBLIC_PROFILE_TEXTS.aliasTaken)).toBeNull());
  },
};

/** Without the network the switch goes back to where it was, with a message. */
export const Offline: Story = {
  ...withHandlers([
    [getVisibility, () => ({ data: hidden })],
    [setVisibility, () => 'offline'],
  ]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox'));
    await within(document.body).findByText(/Server busy/);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

const slow = createStoryHost([
  [getVisibility, () => ({ data: hidden })],
  [setVisibility, () => 'hang'],
]);

/** The switch ticks at once; a second press while the server is asked sends nothing. */
export const PressedTwice: Story = {
  render: (args) => (
    <DrawbridgeProvider value={slow.drawbridge}>
      <VisibilitySection {...args} />
    </DrawbridgeProvider>
  ),
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('checkbox');
    const before = slow.server.calls.length;
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await waitFor(() => expect(slow.server.calls.length).toBe(before + 1));
  },
};
