import type { FakeHandler } from '@drawbridge/client/testing';
import {
  type AccountLink,
  getAccountLink,
  type LaunchSession as LaunchedSession,
  linkAccount,
  previewAccountLink,
  unlinkAccount,
} from '@drawbridge/contracts/integration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AccountButton } from './AccountButton.tsx';

const session: LaunchedSession = {
  token: 'lt_story',
  expires_at: '2126-01-01T00:00:00.000Z',
  learner: { name: 'Lea Holm', is_anonymous: false, is_instructor: false },
  is_graded: true,
  platform: { name: 'Harbor LMS', origin: 'https://lms.example', ref: 'ref' },
};
const link: AccountLink = {
  account: { name: 'Mika Berg', email: 'm***@acme.test' },
  linked_at: '2026-03-02T09:00:00.000Z',
  is_paused: false,
};
const preview = {
  account: link.account,
  platform: 'Harbor LMS',
  moves: { labs: 3, courses: 1 },
  has: { labs: 12, courses: 2 },
};

interface SceneProps {
  isAnonymous?: boolean;
  find?: FakeHandler;
  check?: FakeHandler;
  make?: FakeHandler;
  remove?: FakeHandler;
  onPersonChanged: () => void;
}

/** The header of a launched page. */
function Scene({ isAnonymous = false, find, check, make, remove, onPersonChanged }: SceneProps) {
  const handlers = useMemo<Handlers>(
    () => [
      [getAccountLink, find ?? (() => ({ data: {} }))],
      [previewAccountLink, check ?? (() => ({ data: preview }))],
      [linkAccount, make ?? (() => ({ data: { link } }))],
      [unlinkAccount, remove ?? (() => ({ data: {} }))],
    ],
    [find, check, make, remove],
  );
  return (
    <StoryHost handlers={handlers}>
      <AccountButton
        session={{ ...session, learner: { ...session.learner, is_anonymous: isAnonymous } }}
        productName="Drawbridge"
        onPersonChanged={onPersonChanged}
      />
    </StoryHost>
  );
}

/** A launched person links their account of the portal. @see LTI-16 */
const meta = {
  title: 'Widgets/AccountLink/AccountButton',
  component: documented(AccountButton, Scene),
  render: (args) => <Scene {...args} />,
  args: { onPersonChanged: fn() },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
async function open(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Account' }));
  return body().findByRole('dialog');
}
async function enterCode(canvasElement: HTMLElement, code = 'k7mp-2xq4') {
  await open(canvasElement);
  await userEvent.type(await body().findByLabelText('Link code'), code);
  await userEvent.click(body().getByRole('button', { name: 'Continue' }));
}

export const Closed: Story = {};

/** The button waits for a whole code. */
export const NotLinked: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const field = await body().findByLabelText('Link code');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(body().getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** Whose code it is, and what becomes one, before anything does. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await enterCode(canvasElement);
    await body().findByText('Mika Berg');
    await body().findByText(/From Harbor LMS: 3 labs and 1 course\./);
    await body().findByText(/already graded for another learner of Harbor LMS/);
    await body().findByText(/Attempts, progress and points that came from Harbor LMS then go back/);
  },
};

export const Links: Story = {
  play: async ({ canvasElement, args }) => {
    await enterCode(canvasElement);
    await userEvent.click(await body().findByRole('button', { name: 'Link' }));
    await waitFor(() => expect(args.onPersonChanged).toHaveBeenCalledOnce());
    await body().findByText('Linked with m***@acme.test.');
  },
};

export const WrongCode: Story = {
  args: { check: () => ({ problem: 'link_code_unknown' }) },
  play: async ({ canvasElement, args }) => {
    await enterCode(canvasElement);
    await expect(await body().findByRole('alert')).toHaveTextContent('This code does not work');
    await expect(args.onPersonChanged).not.toHaveBeenCalled();
  },
};

/** The code was used between the two calls: the way back leads to the field. */
export const RefusedAtTheEnd: Story = {
  args: { make: () => ({ problem: 'link_impossible' }) },
  play: async ({ canvasElement }) => {
    await enterCode(canvasElement);
    await userEvent.click(await body().findByRole('button', { name: 'Link' }));
    await expect(await body().findByRole('alert')).toHaveTextContent('cannot be linked');
    await userEvent.click(body().getByRole('button', { name: 'Back' }));
    await expect(await body().findByLabelText('Link code')).toHaveValue('k7mp-2xq4');
  },
};

export const Linked: Story = {
  args: { find: () => ({ data: { link } }) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await body().findByText('m***@acme.test');
  },
};

/** A launch acts as the learner alone while the account may not be used. */
export const Paused: Story = {
  args: { find: () => ({ data: { link: { ...link, is_paused: true } } }) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await body().findByText(/a subscription has ended, or the account belongs to another company/);
    await body().findByRole('button', { name: 'Unlink' });
  },
};

export const Unlinks: Story = {
  args: { find: () => ({ data: { link } }) },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.click(await body().findByRole('button', { name: 'Unlink' }));
    await body().findByText(/Attempts, progress and points that came from Harbor LMS go back there/);
    await body().findByText(/are revoked, unless your own work is enough/);
    await expect(args.onPersonChanged).not.toHaveBeenCalled();
    await userEvent.click(body().getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(args.onPersonChanged).toHaveBeenCalledOnce());
  },
};

export const Offline: Story = {
  args: { find: () => 'offline' },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await body().findByRole('button', { name: /try again/i });
  },
};

/** Nothing would be left to link after the session. */
export const Anonymous: Story = {
  args: { isAnonymous: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
