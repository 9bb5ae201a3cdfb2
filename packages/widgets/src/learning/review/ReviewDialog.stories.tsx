import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';

type LoadToken = ReviewDialogProps['loadToken'];

/** The review form with a token from the page. A page of our own replaces the form. @see REV-1..REV-7, EMB-1 */
const meta = {
  title: 'Widgets/Review/ReviewDialog',
  component: ReviewDialog,
  args: {
    formUrl: new URL('/favicon.svg', window.location.href).href,
    formSignal: 'load',
    loadToken: fn<LoadToken>(() => Promise.resolve({ state: 's', email: 'mika@acme.test' })),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ReviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async () => {
    const frame = await within(document.body).findByTitle<HTMLIFrameElement>('Review form');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(new URL(frame.src).searchParams.get('email')).toBe('mika@acme.test');
  },
};
/** REV-7: closing cancels the call. */
export const Loading: Story = {
  args: { loadToken: fn<LoadToken>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await within(document.body).findByText('Loading G2 Review Form...');
    await expect(args.loadToken).toHaveBeenCalledWith(expect.any(AbortSignal));
  },
};
/** REV-3: each try asks for another token. */
export const TokenRefused: Story = {
  args: { loadToken: fn<LoadToken>(() => Promise.reject(new Error('refused'))) },
  play: async ({ args }) => {
    const page = within(document.body);
    await page.findByText('Unable to load review form');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await page.findByText('Unable to load review form');
    await expect(args.loadToken).toHaveBeenCalledTimes(2);
  },
};
export const NoForm: Story = { args: { formUrl: undefined } };
/** REV-5: the page says that this is the production learning host. */
export const WithPicture: Story = {
  args: { hasPicture: true },
  play: async () => {
    const picture = await within(document.body).findByRole('img', { name: 'Five stars' });
    await waitFor(() => expect(picture).toBeVisible());
  },
};
/** REV-5: on every other host the form is shown without the picture. */
export const WithoutPicture: Story = {
  play: async () => {
    const page = within(document.body);
    const frame = await page.findByTitle('Review form');
    await waitFor(() => expect(frame).toBeVisible());
    await expect(page.queryByRole('img', { name: 'Five stars' })).toBeNull();
  },
};
