import { getReviewToken } from '@drawbridge/contracts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../testing/story-host.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

/** A page of our own replaces the form: stories fetch nothing from elsewhere. */
const FORM = new URL('/favicon.svg', window.location.href).href;
const token: Handlers = [[getReviewToken, () => ({ data: { state: 's', email: 'mika@acme.test' } })]];

const meta = {
  title: 'Widgets/Review/ReviewDialog',
  component: ReviewDialog,
  args: { formUrl: FORM, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <ReviewDialog {...args} />
    </StoryHost>
  ),
});

/** REV-1, REV-4, REV-6 */
export const Shown: Story = {
  ...story(token),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Write a review' }));
    const frame = await dialog.findByTitle('Review form');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(new URL((frame as HTMLIFrameElement).src).searchParams.get('email')).toBe('mika@acme.test');
    await expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
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
/** REV-3 */
export const TokenRefused: Story = {
  ...story([[getReviewToken, () => ({ problem: 'not_found' })]]),
  play: async () => {
    await within(document.body).findByText('Unable to load review form');
  },
};
/** REV-3: a frame that never loads. */
export const FormAway: Story = {
  ...story([[getReviewToken, () => 'hang']]),
  args: { patienceMs: 50 },
  play: async () => {
    await within(document.body).findByText('Unable to load review form');
  },
};
/** No form is set up. */
export const NoForm: Story = { ...story([]), args: { formUrl: undefined } };
/** REV-5 */
export const OnTheLearningHost: Story = { ...story(token), args: { hasPicture: true } };
