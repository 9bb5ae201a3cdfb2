import { getReviewToken } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedReviewDialog } from './ConnectedReviewDialog.tsx';

/** A page of our own replaces the form: stories fetch nothing from elsewhere. */
const FORM = new URL('/favicon.svg', window.location.href).href;
const token: Handlers = [[getReviewToken, () => ({ data: { state: 's', email: 'mika@acme.test' } })]];

const meta = {
  title: 'Widgets/Review/ConnectedReviewDialog',
  component: ConnectedReviewDialog,
  args: { formUrl: FORM, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ConnectedReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <ConnectedReviewDialog {...args} />
    </StoryHost>
  ),
});

/** The address does not resolve: the browser shows its own error page, whose `load` looks like the form's. */
const NOWHERE = 'https://forms.invalid/review';

const findFrame = async () => {
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Write a review' }));
  return await dialog.findByTitle<HTMLIFrameElement>('Review form');
};

/** As the browser delivers a message of the form, whose frame gives it no origin on our own site. */
const say = (frame: HTMLIFrameElement, data: unknown, origin = 'null') =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));

/** REV-1, REV-4, REV-6: the form has said that it is there. */
export const Shown: Story = {
  ...story(token),
  play: async ({ args }) => {
    const frame = await findFrame();
    await expect(new URL(frame.src).searchParams.get('email')).toBe('mika@acme.test');
    await expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
    say(frame, 'ready', 'https://another.test');
    await expect(frame).not.toBeVisible();
    say(frame, { type: 'ready' });
    await waitFor(() => expect(frame).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
/** REV-1: the form was sent, and says so. */
export const Submitted: Story = {
  ...story(token),
  play: async ({ args }) => {
    say(await findFrame(), { type: 'review_submitted' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
/** A form that sends no message is shown once its frame is loaded, with a way out should it be an error page. */
export const ShownByLoad: Story = {
  ...story(token),
  args: { formSignal: 'load' },
  play: async () => {
    const frame = await findFrame();
    await waitFor(() => expect(frame).toBeVisible());
    await expect(within(document.body).getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
      'href',
      frame.src,
    );
  },
};
/** REV-2 */
export const Loading: Story = {
  ...story([[getReviewToken, () => 'hang']]),
  play: async ({ args }) => {
    const page = within(document.body);
    await page.findByText('Loading G2 Review Form...');
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** REV-3, EMB-17: the token is refused, and at the second try it is not. */
export const TokenRefused: Story = {
  ...story([[getReviewToken, () => ({ problem: 'not_found' })]]),
  play: async () => {
    const page = within(document.body);
    await page.findByText('Unable to load review form');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await page.findByText('Unable to load review form');
  },
};
/** REV-3: a call that is never answered. */
export const FormAway: Story = {
  ...story([[getReviewToken, () => 'hang']]),
  args: { patienceMs: 50 },
  play: async () => {
    await within(document.body).findByText('Unable to load review form');
  },
};
/** REV-3: the address cannot be reached. */
export const AddressAway: Story = {
  ...story(token),
  args: { formUrl: NOWHERE, patienceMs: 600 },
  play: async () => {
    const page = within(document.body);
    await page.findByText('Unable to load review form');
    await expect(page.queryByTitle('Review form')).toBeNull();
  },
};
/** No form is set up. */
export const NoForm: Story = {
  ...story([]),
  args: { formUrl: undefined },
  play: async () => {
    const page = within(document.body);
    await page.findByText('Unable to load review form');
    await expect(page.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};
const findPicture = () => within(document.body).queryByRole('img', { name: 'Five stars' });
/** REV-5: the picture shows with the form. */
export const OnTheLearningHost: Story = {
  ...story(token),
  args: { hasPicture: true, formSignal: 'load' },
  play: async () => {
    const frame = await findFrame();
    await waitFor(() => expect(frame).toBeVisible());
    await expect(findPicture()).toBeVisible();
  },
};
/** REV-5: on another host there is no picture. */
export const OnAnotherHost: Story = {
  ...story(token),
  args: { hasPicture: false, formSignal: 'load' },
  play: async () => {
    const frame = await findFrame();
    await waitFor(() => expect(frame).toBeVisible());
    await expect(findPicture()).toBeNull();
  },
};
