import { createGuestSession, createSafeStorage, OWN_KEYS } from '@drawbridge/client';
import { createFakeDrawbridge, type FakeHandler } from '@drawbridge/client/testing';
import { openLab, saveDraft, startGuest, startLab, submitLab } from '@drawbridge/contracts/practice';
import { buildLabSession } from '@drawbridge/contracts/testing';
import { createFakeRunner } from '@drawbridge/lab-workspace/testing/fake-runner';
import {
  buildAttempt,
  buildResult,
  buildSubmission,
  labPack,
} from '@drawbridge/lab-workspace/testing/lab-data';
import { previewDocumentUrl } from '@drawbridge/lab-workspace/testing/preview-document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { LONG, openFilmOfVerdict } from '../lab/testing/lab-scene.tsx';
import { loadLabCode } from '../lab/testing/load-lab-code.ts';
import { StoryFrame } from '../lab/testing/story-host.tsx';
import { GuestLab } from './GuestLab.tsx';

const guest = {
  token: 'dbgt_story',
  expires_at: '2126-01-01T00:00:00.000Z',
  lab_id: labPack.lab_id,
};
const opens: FakeHandler = () => ({ data: { lab: labPack, attempt: buildAttempt() } });

interface SceneProps {
  start?: FakeHandler;
  open?: FakeHandler;
  /** A guest that this browser stores, and whose time is over. */
  isExpired?: boolean;
}

/** The page of a lab without an account, in a whole window. */
function Scene({ start = () => ({ data: guest }), open = opens, isExpired = false }: SceneProps) {
  const [{ session, drawbridge }] = useState(() => {
    const storage = createSafeStorage(() => {
      throw new Error('stories store nothing in the browser');
    });
    if (isExpired)
      storage.set(OWN_KEYS.guest, JSON.stringify({ ...guest, expires_at: '2026-01-01T00:00:00.000Z' }));
    const made = createGuestSession({ storage });
    const host = createFakeDrawbridge(
      [
        [startGuest, start],
        [openLab, open],
        [
          saveDraft,
          ({ revision }) => ({ data: { revision: Number(revision) + 1, saved_at: guest.expires_at } }),
        ],
        [submitLab, () => ({ data: buildSubmission({ result: buildResult() }) })],
        [startLab, () => ({ data: buildLabSession() })],
      ],
      { storage, tokens: made.tokens, toPreviewFrameUrl: () => previewDocumentUrl },
    );
    return { session: made, drawbridge: host.drawbridge };
  });
  const [createRunner] = useState(() => () => createFakeRunner());
  return (
    <StoryFrame drawbridge={drawbridge}>
      <GuestLab guest={session} signUpHref="#sign-up" signInHref="#sign-in" createRunner={createRunner} />
    </StoryFrame>
  );
}

const meta = {
  title: 'Lab/GuestLab',
  component: documented(GuestLab, Scene),
  render: (args) => <Scene {...args} />,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  argTypes: { start: { control: false }, open: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Trying: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    const bar = within(canvas.getByRole('complementary', { name: 'Guest' }));
    await expect(bar.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '#sign-up');
    await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in');
  },
};
export const OnAPhone: Story = { ...Trying, globals: { viewport: { value: 'phone' } } };

/** After a pass there is one next step: to keep the points. */
export const Passed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }, LONG));
    await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
    await waitFor(async () => {
      const [link] = canvas.getAllByRole('link', { name: 'Sign up to keep your points' });
      await expect(link).toHaveAttribute('href', '#sign-up');
    }, LONG);
  },
};

/** The film of a verdict without a button to share it: a link would outlive the guest. */
export const FilmNotShared: Story = {
  play: async ({ canvasElement }) => {
    const film = await openFilmOfVerdict(within(canvasElement));
    await expect(film.getByRole('button', { name: 'Show as a list' })).toBeVisible();
    await expect(film.queryByRole('button', { name: 'Share' })).toBeNull();
  },
};

/** The guest of this browser expired: a new one starts, and the page says so. */
export const Expired: Story = {
  args: { isExpired: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await expect(canvas.getByText(/This is a new start/)).toBeVisible();
  },
};

let isRefused = false;
/** The server no longer knows the guest: a new one starts by itself. */
export const GoneOnTheServer: Story = {
  args: {
    open: (input) => {
      const refuses = !isRefused;
      isRefused = true;
      return refuses ? { problem: 'not_signed_in' } : opens(input);
    },
  },
  beforeEach: () => {
    isRefused = false;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/This is a new start/, {}, LONG);
    await canvas.findByRole('heading', { level: 1 }, LONG);
  },
};

export const TooMany: Story = {
  args: { start: () => ({ problem: 'too_many_tries', retryAfterSeconds: 2_500 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Try again in 42 minutes, or sign up/, {}, LONG);
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toBeVisible();
  },
};
export const Offline: Story = {
  args: { start: () => 'offline' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The lab could not be opened', {}, LONG);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
