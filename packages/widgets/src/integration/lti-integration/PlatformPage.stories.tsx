import { asId } from '@drawbridge/contracts';
import {
  activatePlatform,
  changePlatform,
  deactivatePlatform,
  deletePlatform,
  getPlatform,
  type QueuedScore,
  rejectPlatform,
  resendPlatformScores,
  testPlatform,
} from '@drawbridge/contracts/integration';
import { buildPlatform, buildRefusal } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { PlatformPage, type PlatformPageProps } from './PlatformPage.tsx';
import { onePlatform } from './testing/handlers.ts';

function Scene({ handlers, ...props }: PlatformPageProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <PlatformPage {...props} />
    </StoryHost>
  );
}

const ACTIVE = buildPlatform();
const WAITING = buildPlatform({ active: false, awaits_approval: true });
const toRefusalId = (index: number) => `9b2f0f4e-1c55-4c0e-9a0e-${String(index).padStart(12, '0')}`;
const REFUSALS = [
  buildRefusal({ id: toRefusalId(1) }),
  buildRefusal({
    id: toRefusalId(2),
    reason: 'platform_unknown',
    detail: null,
    sent: { issuer: 'https://lms.school.test/', client_id: 'client-1' },
  }),
  buildRefusal({
    id: toRefusalId(3),
    reason: 'a reason of a later version',
    what: 'What the page said.',
    sent: {},
  }),
];
const buildScore = (overrides: Partial<QueuedScore>): QueuedScore => ({
  id: asId('7d2f0f4e-1c55-4c0e-9a0e-000000000001'),
  state: 'given_up',
  learner: 'Mika Berg',
  kind: 'lab',
  item_id: 'l1-invoice',
  item_title: 'Someone else’s invoice',
  resource_link_id: 'link-1',
  line_item: 'https://lms.school.test/items/7',
  score_given: 80,
  score_maximum: 100,
  tries: 48,
  fault: 'not_a_learner',
  said: 'The user is not enrolled in this course',
  reason:
    'The platform did not take it: the person is not a learner of the course. Enroll them, then send it again.',
  next_try_at: null,
  delivered_at: null,
  reached_at: '2026-03-02T09:00:00.000Z',
  ...overrides,
});
const SCORES = [
  buildScore({}),
  buildScore({
    id: asId('7d2f0f4e-1c55-4c0e-9a0e-000000000002'),
    state: 'delivered',
    learner: 'Lea Holm',
    reason: null,
    fault: null,
    said: null,
    delivered_at: '2026-03-02T09:01:00.000Z',
  }),
];

const meta = {
  title: 'Widgets/PlatformPage',
  component: documented(PlatformPage, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    platformId: ACTIVE.id,
    listHref: '#list',
    onKnown: fn(),
    onGone: fn(),
    handlers: onePlatform(ACTIVE, { refusals: REFUSALS, scores: SCORES }),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'School LMS' });
    await expect(args.onKnown).toHaveBeenCalledWith('School LMS');
    const login = within(canvas.getByRole('group', { name: 'Login initiation URL for this platform' }));
    await expect(login.getByText(ACTIVE.login_url)).toBeVisible();
    await expect(await canvas.findByText('128')).toBeVisible();
  },
};

/** What was sent beside what is registered, and where they differ. */
export const Refusals: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Refused launches, newest first' }));
    await expect(list.getByText(/The deployment ID is not registered/)).toBeVisible();
    const [first] = list.getAllByText('What was sent, and what is registered');
    await userEvent.click(first as HTMLElement);
    const row = within(list.getByRole('rowheader', { name: 'Deployment ID' }).closest('tr') as HTMLElement);
    await expect(row.getByText('differs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older launches' }));
    await expect(await list.findByText('What the page said.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older launches' })).toBeNull();
  },
};

export const Scores: Story = {
  args: {
    handlers: onePlatform(ACTIVE, {
      scores: SCORES,
      change: [
        [resendPlatformScores, ({ score_id }) => ({ data: { resent: score_id === undefined ? 1 : 0 } })],
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole('list', { name: 'Scores' }));
    await expect(list.getByText(/Enroll them, then send it again/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend all that were given up' }));
    await within(document.body).findByText('1 score is being sent again.');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Delivered (1)');
    await waitFor(() => expect(canvas.queryByText('Mika Berg')).toBeNull());
    await expect(canvas.getByText('Lea Holm')).toBeVisible();
  },
};

/** Registered itself: its values, then yes or no. */
export const Waiting: Story = {
  args: {
    handlers: onePlatform(WAITING, {
      change: [[activatePlatform, () => ({ data: { platform: ACTIVE, warnings: [] } })]],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This platform registered itself');
    const name = canvas.getByLabelText('How your learners know it');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(name).toHaveFocus();
    await canvas.findByText('Enter a name');
    await userEvent.type(name, 'Harbor School');
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await within(document.body).findByText('Harbor School can launch now.');
    await expect(canvas.queryByText('This platform registered itself')).toBeNull();
  },
};

/** A name without a space breaks; the page stays as wide as its place. */
export const LongName: Story = {
  args: { handlers: onePlatform(buildPlatform({ name: 'x'.repeat(255) })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Rejected: Story = {
  args: { handlers: onePlatform(WAITING, { change: [[rejectPlatform, () => ({ data: {} })]] }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Reject School LMS?' }));
    // The focus begins where Enter does no harm.
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledOnce());
  },
};

export const SwitchedOff: Story = {
  args: {
    handlers: onePlatform(ACTIVE, {
      change: [
        [deactivatePlatform, () => ({ data: { platform: { ...ACTIVE, active: false }, warnings: [] } })],
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Switch off School LMS?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await canvas.findByText('This platform is switched off');
    await expect(canvas.getByRole('button', { name: 'Switch on' })).toBeVisible();
  },
};

/** The question says what ends. */
export const Deleted: Story = {
  args: { handlers: onePlatform(ACTIVE, { change: [[deletePlatform, () => ({ data: {} })]] }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Delete School LMS?' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/All launches from it end now/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onGone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Delete the platform' }));
    await waitFor(() => expect(args.onGone).toHaveBeenCalledOnce());
  },
};

export const Deployments: Story = {
  args: { handlers: onePlatform(ACTIVE) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Deployment ID');
    await userEvent.type(field, '1{Enter}');
    await expect(await canvas.findByText('This ID is already in the list.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove deployment 2' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove deployment 2' })).toBeNull());
  },
};

export const NoDeployment: Story = {
  args: { handlers: onePlatform(buildPlatform({ family: 'canvas', deployment_ids: [] })) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Launches are refused until its deployment ID is added/);
  },
};

export const Edited: Story = {
  args: {
    handlers: onePlatform(buildPlatform({ issuer: 'https://lms.school.test/' }), {
      warnings: ['The issuer ends with a slash.'],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The issuer ends with a slash.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit School LMS' }));
    const issuer = dialog.getByLabelText(/^Issuer/);
    await userEvent.clear(issuer);
    await userEvent.type(issuer, 'https://lms.school.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await within(document.body).findByText('Saved.');
    await expect(canvas.queryByText('The issuer ends with a slash.')).toBeNull();
  },
};

/** Another administrator was first: nothing of theirs is replaced, and their values are there to look at. */
export const EditedElsewhere: Story = {
  args: {
    handlers: (() => {
      let reads = 0;
      return onePlatform(ACTIVE, {
        change: [
          [
            getPlatform,
            () => {
              reads += 1;
              const name = reads === 1 ? ACTIVE.name : 'Named by another';
              return { data: { platform: { ...ACTIVE, name }, warnings: [] } };
            },
          ],
          [changePlatform, () => ({ problem: 'platform_changed' })],
        ],
      });
    })(),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: /^Edit / }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/Somebody else changed this platform in the meantime\. Nothing was saved/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await canvas.findByRole('heading', { level: 1, name: 'Named by another' });
  },
};

const CHECKS = [
  { id: 'addresses', outcome: 'passed', result: 'ok', field: null, value: null },
  { id: 'issuer', outcome: 'warning', result: 'slash', field: 'issuer', value: null },
  { id: 'key_set', outcome: 'passed', result: 'ok', field: null, value: '2' },
  { id: 'sign_in', outcome: 'passed', result: 'ok', field: null, value: null },
  {
    id: 'token',
    outcome: 'failed',
    result: 'client_refused',
    field: 'auth_token_url',
    value: 'invalid_client',
  },
  { id: 'scores', outcome: 'skipped', result: 'skipped', field: null, value: null },
  { id: 'line_items', outcome: 'skipped', result: 'skipped', field: null, value: null },
  { id: 'roster', outcome: 'skipped', result: 'skipped', field: null, value: null },
  { id: 'claims', outcome: 'warning', result: 'ignored', field: null, value: null },
];
const TEST = {
  checks: CHECKS,
  ignored_claims: [
    { claim: 'custom.canvas_points', found: 'list' },
    { claim: 'return_url', found: 'no_address' },
  ],
  checked_at: '2026-03-02T09:00:00.000Z',
};

export const Tested: Story = {
  args: {
    handlers: onePlatform(ACTIVE, {
      change: [[testPlatform, () => ({ data: TEST })]],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Run the test' }));
    await canvas.findByText('3 of 9 checks need attention.');
    await expect(canvas.getByText('Works: 2 usable keys.')).toBeVisible();
    await expect(canvas.getByText(/does not accept our signature: “invalid_client”/)).toBeVisible();
    await expect(canvas.getByText('return_url: it is not a web address')).toBeVisible();
  },
};

export const TestedTooOften: Story = {
  args: {
    handlers: onePlatform(ACTIVE, { change: [[testPlatform, () => ({ problem: 'too_many_tries' })]] }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Run the test' }));
    await canvas.findByText(/Too many tries/);
    await expect(canvas.getByRole('button', { name: 'Run the test' })).toBeEnabled();
  },
};

export const Gone: Story = {
  args: { handlers: [[getPlatform, () => ({ problem: 'platform_not_found' })]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This platform is not registered');
    await expect(canvas.getByRole('link', { name: 'All platforms' })).toHaveAttribute('href', '#list');
  },
};
export const Denied: Story = {
  args: { handlers: [[getPlatform, () => ({ problem: 'forbidden' })]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This is for administrators');
  },
};
export const Loading: Story = { args: { handlers: [[getPlatform, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[getPlatform, () => ({ problem: 'internal' })]] } };

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
    const canvas = within(canvasElement);
    await canvas.findByRole('list', { name: 'Refused launches, newest first' });
    const frame = canvasElement.querySelector('div[style]') as HTMLElement;
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
