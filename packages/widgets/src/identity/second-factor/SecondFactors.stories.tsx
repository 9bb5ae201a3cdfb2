import {
  confirmTotp,
  getSignInRule,
  listSecondFactors,
  makeRecoveryCodes,
  removeSecondFactor,
  resetSecondFactors,
  type SecondFactor,
  setSignInRule,
  startTotp,
} from '@drawbridge/contracts/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { EnrollDialog } from './EnrollDialog.tsx';
import { SecondFactors } from './SecondFactors.tsx';
import { SignInRule } from './SignInRule.tsx';

const CODES = Array.from({ length: 10 }, (_, number) => `BCDFG-2345${number}`);
const factors: SecondFactor[] = [
  {
    id: '6f1f8d3e-3f0c-4a4e-9f3b-2b6a51b7a001',
    kind: 'totp',
    name: 'Phone',
    created_at: '2026-09-01T08:00:00.000Z',
    last_used_at: '2026-11-20T08:00:00.000Z',
  },
  {
    id: '6f1f8d3e-3f0c-4a4e-9f3b-2b6a51b7a002',
    kind: 'passkey',
    name: 'Security key on my key ring',
    created_at: '2026-10-01T08:00:00.000Z',
    last_used_at: null,
  },
];
const list = (items: SecondFactor[], more: { wants_password?: boolean } = {}): Handlers => [
  [
    listSecondFactors,
    () => ({
      data: {
        items,
        recovery_codes_left: items.length > 0 ? 9 : 0,
        is_demanded: false,
        wants_password: false,
        ...more,
      },
    }),
  ],
  [
    startTotp,
    () => ({
      data: {
        id: factors[0]?.id ?? '',
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Drawbridge:ines%40demo.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      },
    }),
  ],
  [confirmTotp, () => ({ data: { recovery_codes: CODES } })],
  [makeRecoveryCodes, () => ({ data: { recovery_codes: CODES } })],
  [removeSecondFactor, () => ({ data: {} })],
];

/** What sign-ins ask for after the password or link. */
const meta = {
  title: 'Widgets/Security/SecondFactors',
  component: SecondFactors,
  args: { productName: 'Drawbridge' },
} satisfies Meta<typeof SecondFactors>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <SecondFactors {...args} />
    </StoryHost>
  ),
});

/** RFC 6238: the first app brings the recovery codes, which only their button closes. */
export const First: Story = {
  ...withHandlers(list([])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an authenticator app' }));
    await screen.findByRole('img', { name: 'QR code for your authenticator app' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await screen.findByRole('dialog', { name: 'Save these recovery codes' });
    await screen.findByText(/BCDFG-23450/);
  },
};

export const Several: Story = {
  ...withHandlers(list(factors)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Security key on my key ring');
    await expect(canvas.getByText(/9 of 10 are left/)).toBeVisible();
  },
};

/** ASVS 7.5.1: a session that began a while ago brings the password. */
export const OldSession: Story = {
  ...withHandlers(list(factors, { wants_password: true })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Phone' }));
    await screen.findByLabelText('Your password');
  },
};

export const Failed: Story = {
  ...withHandlers([[listSecondFactors, () => 'offline']]),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Your second factors could not be loaded');
  },
};

/** The company demands one: nothing else is possible before. */
export const Demanded: Story = {
  render: ({ productName }) => (
    <StoryHost handlers={list([])}>
      <EnrollDialog productName={productName} onDone={() => undefined} onLogout={() => undefined} />
    </StoryHost>
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Set up a second factor' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Set up a second factor' })).toHaveAttribute('open');
  },
};

/** What an administrator decides for the company, and does for a member who lost theirs. */
export const CompanyRule: Story = {
  render: () => (
    <StoryHost
      handlers={[
        [
          getSignInRule,
          () => ({ data: { demands_second_factor: false, members: 42, members_with_second_factor: 17 } }),
        ],
        [setSignInRule, () => ({ data: {} })],
        [resetSecondFactors, () => ({ data: {} })],
      ]}
    >
      <SignInRule />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const demand = await canvas.findByRole('checkbox', { name: /Require two-factor authentication/ });
    await userEvent.click(demand);
    await screen.findByText(/The 25 members without a second factor/);
    await userEvent.click(screen.getByRole('button', { name: 'Require it' }));
    await expect(demand).toBeChecked();
    await userEvent.type(canvas.getByLabelText("Member's email"), 'nobody{Enter}');
    await canvas.findByText('Please provide a valid email');
  },
};
