import { asId } from '@drawbridge/contracts';
import {
  answerCompanyInvitation,
  listOwnCompanyInvitations,
  type OwnCompanyInvitation,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { idOf } from '../../testing/sample-people.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { JoinInvitations, type JoinInvitationsProps } from './JoinInvitations.tsx';

function Scene({ handlers, ...props }: JoinInvitationsProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Invitations</h1>
      <JoinInvitations {...props} />
    </StoryHost>
  );
}

const acme: OwnCompanyInvitation = {
  id: asId<'company invitation'>(idOf(1)),
  company_name: 'ACME',
  invited_by: 'Ada Minh',
  expires_at: '2026-03-16T09:00:00.000Z',
  has_license: true,
  ends_plan: true,
  signs_in_with_provider: false,
  demands_second_factor: false,
};

function serve(given: OwnCompanyInvitation[], refused = false): Handlers {
  let items = given;
  return [
    [listOwnCompanyInvitations, () => ({ data: { items } })],
    [
      answerCompanyInvitation,
      ({ id, answer }) => {
        if (refused) return { problem: 'company_invitation_no_seat' };
        items = items.filter((one) => one.id !== id);
        return { data: { is_member: answer === 'accept' } };
      },
    ],
  ];
}

/** What a company asks the owner of a private account. */
const meta = {
  title: 'Widgets/Join a company',
  component: documented(JoinInvitations, Scene),
  render: (args) => <Scene {...args} />,
  args: { onJoined: fn(), handlers: serve([acme]) },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accepted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Your own plan ends now/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and join' }));
    await expect(await canvas.findByRole('heading', { name: 'You are now part of ACME' })).toBeVisible();
    const go = canvas.getByRole('button', { name: 'Go to the dashboard' });
    await waitFor(() => expect(go).toHaveFocus());
    await expect(args.onJoined).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoined).toHaveBeenCalledOnce();
  },
};

/** What the company demands of a sign-in is said before. */
export const Declined: Story = {
  args: {
    handlers: serve([
      {
        ...acme,
        invited_by: '',
        has_license: false,
        ends_plan: false,
        signs_in_with_provider: true,
        demands_second_factor: true,
      },
    ]),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Your password no longer works/)).toBeVisible();
    await expect(canvas.getByText(/You need a second factor/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByText('No open invitations')).toBeVisible();
    await expect(args.onJoined).not.toHaveBeenCalled();
  },
};

/** The seat is gone: the invitation stays, and says why. */
export const NoSeat: Story = {
  args: { handlers: serve([acme], true) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept and join' }));
    await waitFor(() => expect(within(document.body).getByText(/no free license/)).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'ACME invites you' })).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: [[listOwnCompanyInvitations, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[listOwnCompanyInvitations, () => 'offline']] } };
