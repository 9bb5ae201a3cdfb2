import type { FakeHandler } from '@drawbridge/client/testing';
import {
  type LinkedLearner,
  listLinkedLearners,
  makeLinkCode,
  unlinkLearner,
} from '@drawbridge/contracts/integration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { LinkedLearners } from './LinkedLearners.tsx';

const learnerOf = (number: number, platform: string, name: string): LinkedLearner => ({
  id: `0000000${number}-0000-4000-8000-000000000000`,
  platform,
  name,
  linked_at: '2026-03-02T09:00:00.000Z',
});
const fresh = { wants_password: false };
const two = [learnerOf(1, 'Harbor LMS', 'Lea Holm'), learnerOf(2, 'ACME Academy', '')];

interface SceneProps {
  list: FakeHandler;
  make?: FakeHandler;
  remove?: FakeHandler;
}

function Scene({ list, make, remove }: SceneProps) {
  const handlers = useMemo<Handlers>(
    () => [
      [listLinkedLearners, list],
      [
        makeLinkCode,
        make ?? (() => ({ data: { code: 'K7MP-2XQ4', expires_at: '2026-03-02T09:10:00.000Z' } })),
      ],
      [unlinkLearner, remove ?? (() => ({ data: {} }))],
    ],
    [list, make, remove],
  );
  return (
    <StoryHost handlers={handlers}>
      <h1>Security</h1>
      <LinkedLearners productName="Drawbridge" />
    </StoryHost>
  );
}

const sceneArgs: SceneProps = { list: () => ({ data: { items: [], ...fresh } }) };

/** The learning platforms that an account is linked with. @see LTI-16 */
const meta = {
  title: 'Widgets/AccountLink/LinkedLearners',
  component: documented(LinkedLearners, Scene),
  render: (args) => <Scene {...args} />,
  args: sceneArgs,
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const None: Story = {};
export const Two: Story = { args: { list: () => ({ data: { items: two, ...fresh } }) } };
export const Loading: Story = { args: { list: () => 'hang' } };
export const Offline: Story = { args: { list: () => 'offline' } };

export const Code: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Get a code' }));
    await body().findByText('K7MP-2XQ4');
    const [close] = body().getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(body().queryByText('K7MP-2XQ4')).toBeNull());
  },
};

/** Whoever signed in a while ago enters the password first. @see ASVS 7.5.1 */
export const CodeWithPassword: Story = {
  args: {
    list: () => ({ data: { items: [], wants_password: true } }),
    make: ({ password }) =>
      password === 'right'
        ? { data: { code: 'K7MP-2XQ4', expires_at: '2026-03-02T09:10:00.000Z' } }
        : { problem: 'bad_input', errors: { password: 'This is not your current password' } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Get a code' }));
    await userEvent.type(await body().findByLabelText('Your password'), 'guess{Enter}');
    await body().findByText('This is not your current password');
    await userEvent.clear(body().getByLabelText('Your password'));
    await userEvent.type(body().getByLabelText('Your password'), 'right{Enter}');
    await body().findByText('K7MP-2XQ4');
  },
};

export const TooManyCodes: Story = {
  args: { make: () => ({ problem: 'too_many_tries' }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Get a code' }));
    await body().findByText(/try again/);
    await expect(body().queryByRole('dialog')).toBeNull();
  },
};

/** The row is gone, and the title has the focus that its button had. */
export const Unlinks: Story = {
  args: { list: () => ({ data: { items: two, ...fresh } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlink Harbor LMS' }));
    await body().findByText(/Attempts, progress and points that came from Harbor LMS go back there/);
    await userEvent.click(body().getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(canvas.queryByText('Harbor LMS')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Learning platforms' })).toHaveFocus());
  },
};
