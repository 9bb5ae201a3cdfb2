import type { Drawbridge } from '@drawbridge/client';
import { PICTURE_TEXTS, removePicture, uploadPicture } from '@drawbridge/contracts/recognition';
import { ToastRegion } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { createStoryHost, type Handlers } from '../../testing/story-host.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';

/** The picture: chosen, refused, removed. @see PROF-8 */
const meta = {
  title: 'Widgets/Profile/ProfilePicture',
  component: ProfilePicture,
} satisfies Meta<typeof ProfilePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One red pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const toToken = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;

function signIn({ session }: Drawbridge, picture?: string) {
  const claims = { sub: 'p1', email: 'ada@acme.test', given_name: 'Ada', family_name: 'Minh', picture };
  session.open({ idToken: toToken(claims), refreshToken: 'r', values: {} });
}
const accepting: Handlers = [
  [uploadPicture, () => ({ data: { picture: DOT }, message: PICTURE_TEXTS.updated })],
  [removePicture, () => ({ data: {}, message: PICTURE_TEXTS.removed })],
];

function toStory(handlers: Handlers, picture?: string) {
  const { drawbridge, server, toasts } = createStoryHost(handlers);
  signIn(drawbridge, picture);
  const story: Story = {
    render: () => (
      <DrawbridgeProvider value={drawbridge}>
        <ProfilePicture />
        <ToastRegion toasts={toasts} />
      </DrawbridgeProvider>
    ),
  };
  const uploads = () => server.calls.filter(({ name }) => name === uploadPicture.name).length;
  return { story, uploads };
}
const choose = (canvasElement: HTMLElement, file: File) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  return input
    ? userEvent.upload(input, file, { applyAccept: false })
    : Promise.reject(new Error('no field'));
};

export const Initials: Story = toStory(accepting).story;
export const WithPicture: Story = toStory(accepting, DOT).story;

const used = toStory(accepting);
/** The new picture is shown at once, and initials again when it is removed. */
export const UploadAndRemove: Story = {
  ...used.story,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Upload a picture' });
    const bytes = Uint8Array.from(atob(DOT.split(',')[1] ?? ''), (char) => char.charCodeAt(0));
    await choose(canvasElement, new File([bytes], 'me.png', { type: 'image/png' }));
    await within(document.body).findByText(PICTURE_TEXTS.updated);
    await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', DOT));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await within(document.body).findByText(PICTURE_TEXTS.removed);
    await canvas.findByText('AM');
  },
};

const refusing = toStory(accepting);
/** A file that is no picture is refused before anything is sent. */
export const NoPicture: Story = {
  ...refusing.story,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Upload a picture' });
    await choose(canvasElement, new File(['<svg/>'], 'me.png', { type: 'image/png' }));
    await within(document.body).findByText(PICTURE_TEXTS.kind);
    await expect(refusing.uploads()).toBe(0);
  },
};
