import { checkBadge, getBadgeName, setBadgeName } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { buildCheckedBadge } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { BadgePage, type BadgePageProps } from './BadgePage.tsx';
import type { Verification } from './verify-credential.ts';

function Scene({ handlers, ...props }: BadgePageProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <BadgePage {...props} />
    </StoryHost>
  );
}
const withBadge = (overrides: Parameters<typeof buildCheckedBadge>[0] = {}): Handlers => [
  [checkBadge, () => ({ data: buildCheckedBadge(overrides) })],
];

const toVerify =
  (found: Verification): BadgePageProps['verify'] =>
  () =>
    Promise.resolve(found);

/** An award as anybody may see it, with its credential. */
const meta = {
  title: 'Widgets/Badges/BadgePage',
  component: documented(BadgePage, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    awardId: buildCheckedBadge().id,
    onTitle: fn(),
    verify: toVerify('right'),
    handlers: withBadge(),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Injection at the boundary' });
    await expect(args.onTitle).toHaveBeenCalledWith('Injection at the boundary');
    await expect(await canvas.findByText('Verified by this browser')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download the badge (SVG)' })).toHaveAttribute(
      'href',
      buildCheckedBadge().image_url,
    );
  },
};
export const Revoked: Story = {
  args: { handlers: withBadge({ state: 'revoked', revoked_at: '2026-05-01T09:00:00.000Z' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Revoked')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Download/ })).toBeNull();
  },
};
/** Nobody is named who did not choose to be shown. */
export const WithoutName: Story = { args: { handlers: withBadge({ holder: undefined }) } };
/** The holder decides here whether the page names them; nobody else is asked. */
export const OfItsReader: Story = {
  args: {
    isSignedIn: true,
    handlers: [
      [getBadgeName, () => ({ data: { name: 'Rosa Oduya', shown: false } })],
      [setBadgeName, ({ shown }) => ({ data: { name: 'Rosa Oduya', shown } })],
      ...withBadge({ holder: undefined }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This is your badge. Only you see your name here: Rosa Oduya.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show my name on this badge' }));
    await canvas.findByText(/^This is your badge. Everyone who opens this page sees your name/);
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};
/** A name that may not be shown: the choice is taken back, and the reason is said. */
export const NameRefused: Story = {
  args: {
    isSignedIn: true,
    handlers: [
      [getBadgeName, () => ({ data: { name: 'A learner', shown: false } })],
      [setBadgeName, () => ({ problem: 'bad_input', errors: { shown: 'Your name would pass for ours' } })],
      ...withBadge({ holder: undefined }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Show my name on this badge' }));
    await within(document.body).findByText('Your name would pass for ours');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};
/** Signed in, and somebody else's badge. */
export const OfSomebodyElse: Story = {
  args: {
    isSignedIn: true,
    handlers: [[getBadgeName, () => ({ problem: 'badge_not_found' })], ...withBadge()],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Injection at the boundary' });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
export const Forged: Story = {
  args: { verify: toVerify('wrong') },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The signature is not valid')).toBeVisible();
  },
};
export const CannotVerify: Story = { args: { verify: toVerify('unknown') } };
export const NotFound: Story = {
  args: { handlers: [[checkBadge, () => ({ problem: 'badge_not_found' })]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The address may be mistyped, or the account was deleted.');
  },
};
export const Problem: Story = { args: { handlers: [[checkBadge, () => ({ problem: 'internal' })]] } };
export const Loading: Story = { args: { handlers: [[checkBadge, () => 'hang']] } };
