import {
  getToolAddresses,
  listInvitations,
  listLaunchLinks,
  listPlatforms,
  makeInvitation,
  revokeInvitation,
} from '@drawbridge/contracts/integration';
import { buildPlatform } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { LtiIntegration, type LtiIntegrationProps } from './LtiIntegration.tsx';
import { INVITATIONS, overview, toId } from './testing/handlers.ts';

function Scene({ handlers, ...props }: LtiIntegrationProps & { handlers: Handlers }) {
  const [tab, setTab] = useState(props.tab);
  return (
    <StoryHost handlers={handlers}>
      <h1>External Integration</h1>
      <LtiIntegration
        {...props}
        tab={tab}
        onTab={(next) => {
          props.onTab(next);
          setTab(next);
        }}
      />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/LtiIntegration',
  component: documented(LtiIntegration, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    tab: 'platforms',
    onTab: fn(),
    toPlatform: (id) => `#platform-${id}`,
    addHref: '#add',
    handlers: overview(),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A company with many: the first are shown, more on request, each found by its name, issuer or client id. */
export const ManyPlatforms: Story = {
  args: {
    handlers: overview([
      [
        listPlatforms,
        () => ({
          data: {
            items: Array.from({ length: 60 }, (_, index) => ({
              ...buildPlatform({
                id: toId(index + 1),
                name: `School ${index + 1}`,
                issuer: `https://lms${index + 1}.test`,
              }),
              last_launch_at: null,
              refusals: 0,
            })),
          },
        }),
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = async () =>
      within(await canvas.findByRole('list', { name: 'Learning platforms' })).getAllByRole('listitem');
    await expect(await rows()).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await rows()).toHaveLength(50);
    await userEvent.type(canvas.getByRole('searchbox'), 'LMS42');
    await expect(await rows()).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), ' nothing');
    await expect(await canvas.findByText('Nothing matches')).toBeVisible();
  },
};

/** One that waits comes first, with what to do. */
export const Platforms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const review = await canvas.findByRole('link', { name: 'Review canvas.school.test' });
    await expect(review).toHaveAttribute('href', `#platform-${toId(1)}`);
    const list = within(canvas.getByRole('list', { name: 'Learning platforms' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText('3 launches refused in 30 days')).toBeVisible();
    await expect(list.getByText('Switched off')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { handlers: overview([[listPlatforms, () => ({ data: { items: [] } })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No learning platform yet');
    await expect(canvas.getByRole('link', { name: 'Add a platform' })).toHaveAttribute('href', '#add');
  },
};

export const Loading: Story = { args: { handlers: overview([[listPlatforms, () => 'hang']]) } };

export const Denied: Story = {
  args: { handlers: overview([[listPlatforms, () => ({ problem: 'forbidden' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This is for administrators');
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

export const Problem: Story = {
  args: { handlers: overview([[listPlatforms, () => ({ problem: 'internal' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The platforms could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** By the keyboard: the arrows move between the parts. */
export const Addresses: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('tab', { name: 'Platforms' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onTab).toHaveBeenLastCalledWith('addresses');
    const group = within(await canvas.findByRole('group', { name: 'Redirect URI' }));
    await expect(group.getByText('https://tool.test/lti/launch')).toBeVisible();
    await expect(group.getByRole('button', { name: 'Copy Redirect URI' })).toBeEnabled();
  },
};

export const AddressesProblem: Story = {
  args: { tab: 'addresses', handlers: overview([[getToolAddresses, () => 'offline']]) },
};

export const RegistrationLinks: Story = {
  args: { tab: 'invitations' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Registration links' }));
    for (const state of ['Open', 'Used', 'Expired']) await expect(list.getByText(state)).toBeVisible();
    await expect(list.getAllByRole('button')).toHaveLength(1);
  },
};

/** The link is shown once, with how long it is good for. */
export const LinkMade: Story = {
  args: { tab: 'invitations' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Valid for'), '1 day');
    await userEvent.click(canvas.getByRole('button', { name: 'Create a registration link' }));
    const made = within(await canvas.findByRole('group', { name: 'Registration link' }));
    await expect(made.getByText(/invitation=a{43}$/)).toBeVisible();
    await expect(canvas.getByText(/Waiting for the platform/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create another link' })).toBeEnabled();
  },
};

/** The company's first link, as this platform has used it. */
const usedBy = (platform: { id: string; name: string; awaits_approval: boolean }) =>
  overview([
    [listInvitations, () => ({ data: { items: [{ ...INVITATIONS[0], state: 'used', platform }] } })],
  ]);

/** The platform used the link while the page was open. */
export const LinkUsed: Story = {
  args: {
    tab: 'invitations',
    handlers: usedBy({ id: toId(1), name: 'canvas.school.test', awaits_approval: true }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a registration link' }));
    await canvas.findByText('canvas.school.test has registered itself');
    await expect(canvas.getByRole('link', { name: 'Review canvas.school.test' })).toBeVisible();
  },
};

/** It used the link to update a registration that the company had allowed before. */
export const LinkUsedAgain: Story = {
  args: {
    tab: 'invitations',
    handlers: usedBy({ id: toId(1), name: 'School Moodle', awaits_approval: false }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a registration link' }));
    await canvas.findByText('School Moodle has updated its registration');
    await expect(canvas.getByRole('link', { name: 'Open School Moodle' })).toBeVisible();
    await expect(canvas.queryByText(/launches are refused/)).toBeNull();
  },
};

export const TooManyLinks: Story = {
  args: {
    tab: 'invitations',
    handlers: overview([[makeInvitation, () => ({ problem: 'invitation_limit' })]]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a registration link' }));
    await canvas.findByText(/maximum number of open registration links/);
  },
};

export const NotRevoked: Story = {
  args: { tab: 'invitations', handlers: overview([[revokeInvitation, () => 'offline']]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Revoke the link/ }));
    await within(document.body).findByText('Server busy please try later!');
  },
};

export const NoLinks: Story = {
  args: { tab: 'invitations', handlers: overview([[listInvitations, () => ({ data: { items: [] } })]]) },
};

export const LabsAndCourses: Story = {
  args: { tab: 'links' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Labs and courses with their IDs' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(31);
    await userEvent.type(canvas.getByRole('searchbox'), 'boundary');
    await canvas.findByText('1 of 31');
    await expect(canvas.getByText('course_id=c2-injection-at-the-boundary')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Labs');
    await canvas.findByText('Nothing matches');
  },
};

export const LabsProblem: Story = {
  args: { tab: 'links', handlers: overview([[listLaunchLinks, () => ({ problem: 'internal' })]]) },
};

/** On a phone. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Learning platforms' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
