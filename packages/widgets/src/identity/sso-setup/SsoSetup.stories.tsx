import {
  discardSsoDraft,
  draftOidc,
  draftSaml,
  finishSsoTest,
  getSsoSetup,
  type SsoSetup as Setup,
  setSsoRules,
  startSsoTest,
  switchSsoOff,
  switchSsoOn,
} from '@drawbridge/contracts/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { SsoSetup } from './index.ts';

function Scene({ handlers }: { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <SsoSetup testHref="#test" domainsHref="#domains" />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/SsoSetup',
  component: documented(SsoSetup, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [] },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const OIDC = {
  kind: 'oidc',
  issuer: 'https://login.acme.example/tenant-7f0c2a9e',
  client_id: 'drawbridge',
  has_secret: true,
  entry_point: null,
  certificates: [],
  metadata_url: null,
} as const;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const toCertificate = (letter: string, days: number) => ({
  fingerprint: Array.from({ length: 32 }, () => `${letter}7`).join(':'),
  subject: 'idp.acme.example',
  valid_from: inDays(-300),
  valid_until: inDays(days),
});
const SAML = {
  kind: 'saml',
  issuer: 'https://idp.acme.example/metadata',
  client_id: null,
  has_secret: false,
  entry_point: 'https://idp.acme.example/sso/redirect',
  certificates: [toCertificate('A', 12), toCertificate('B', 700), toCertificate('C', -3)],
  metadata_url: 'https://idp.acme.example/metadata',
} as const;
const READING = { metadata_read_at: null, metadata_fault: null, metadata_change: null };
const DRAFT = { ...OIDC, certificates: [], changed_at: inDays(-1), tested_at: null, has_passed: false };
const EXEMPT = '7b1d9a52-7b0e-4c39-8a55-000000000001';

const EMPTY: Setup = {
  live: null,
  draft: null,
  addresses: {
    redirect_uri: 'https://tool.test/callback/7b1d9a52-7b0e-4c39-8a55-0000000000aa',
    entity_id: 'https://tool.test/saml/7b1d9a52-7b0e-4c39-8a55-0000000000aa/metadata',
    acs_url: 'https://tool.test/saml/7b1d9a52-7b0e-4c39-8a55-0000000000aa/acs',
    metadata_url: 'https://tool.test/saml/7b1d9a52-7b0e-4c39-8a55-0000000000aa/metadata',
  },
  proven_domains: ['acme.example'],
  rules: { is_strict: false, break_glass_person_id: null, vouches_for_email: false, group_claim: 'groups' },
  administrators: [
    {
      id: EXEMPT,
      name: 'Noor Vale',
      email: 'noor@acme.example',
      has_password: true,
      has_second_factor: true,
    },
    {
      id: '7b1d9a52-7b0e-4c39-8a55-000000000002',
      name: 'Chidi Amadi',
      email: 'chidi@acme.example',
      has_password: true,
      has_second_factor: false,
    },
  ],
  emergency_test: null,
  linked_people: 0,
  wants_password: false,
  may_switch: true,
};

function serve(first: Partial<Setup> = {}, change: Handlers = []): Handlers {
  let setup: Setup = { ...EMPTY, ...first };
  const put = (part: Partial<Setup>) => {
    setup = { ...setup, ...part };
    return { data: setup };
  };
  return [
    ...change,
    [getSsoSetup, () => ({ data: setup })],
    [
      draftOidc,
      ({ issuer, client_id }) =>
        put({ draft: { ...DRAFT, issuer: String(issuer), client_id: String(client_id) } }),
    ],
    [draftSaml, () => put({ draft: { ...DRAFT, ...SAML, certificates: [...SAML.certificates] } })],
    [discardSsoDraft, () => put({ draft: null })],
    [switchSsoOn, () => put({ live: { ...OIDC, certificates: [], ...READING }, draft: null })],
    [switchSsoOff, () => put({ live: null, draft: DRAFT })],
    [
      setSsoRules,
      ({ is_strict, break_glass_person_id }) =>
        put({
          rules: {
            ...setup.rules,
            is_strict: is_strict === true,
            break_glass_person_id: break_glass_person_id as string | null,
          },
          emergency_test: break_glass_person_id === null ? null : { tested_at: null, is_due: true },
        }),
    ],
    [startSsoTest, () => 'hang'],
    [finishSsoTest, () => 'hang'],
  ];
}
const expectToast = (text: string) =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());

/** The values are entered; the next step is the test. */
export const OpenIdConnect: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const redirect = await canvas.findByRole('group', { name: 'Redirect URI' });
    await expect(redirect).toHaveTextContent('https://tool.test/callback/');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Issuer' }), 'https://login.acme.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Client ID' }), 'drawbridge');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByRole('link', { name: /^Test sign-in/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Switch on' })).toBeDisabled();
  },
};

/** The reason for a refusal is shown at its field. */
export const Refused: Story = {
  args: {
    handlers: serve({}, [
      [
        draftOidc,
        () => ({ problem: 'bad_input', errors: { issuer: 'The discovery document cannot be used' } }),
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and continue' }));
    const issuer = canvas.getByRole('textbox', { name: 'Issuer' });
    await waitFor(() => expect(issuer).toHaveAccessibleDescription('The discovery document cannot be used'));
    await expect(issuer).toHaveFocus();
  },
};

/** Metadata by its address, then by a file. */
export const Saml: Story = {
  args: { handlers: serve({ wants_password: true }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^SAML 2.0/ }));
    await expect(canvas.getByRole('group', { name: 'Our metadata' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^A file/ }));
    await userEvent.upload(
      canvas.getByTestId('metadata-file'),
      new File(['<md/>'], 'idp-metadata.xml', { type: 'text/xml' }),
    );
    await expect(await canvas.findByText('idp-metadata.xml chosen')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Your password'), 'a password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(await canvas.findByText('Ends soon')).toBeVisible();
    await expect(canvas.getByText('Ended')).toBeVisible();
  },
};

export const SwitchedOn: Story = {
  args: { handlers: serve({ draft: { ...DRAFT, tested_at: inDays(0), has_passed: true } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch on' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch on' }));
    await expectToast('Single sign-on is on');
    await expect(canvas.getByRole('heading', { name: 'Rules' })).toBeVisible();
  },
};

/** An administrator who is no owner enters and tests; an owner switches on and sets the rules. */
export const NoOwner: Story = {
  args: {
    handlers: serve({
      live: { ...OIDC, certificates: [], ...READING },
      draft: { ...DRAFT, has_passed: true },
      may_switch: false,
      wants_password: true,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Switch on' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Save rules' })).toBeDisabled();
  },
};

/** Passwords are refused with an exempt administrator; one without a second factor cannot be chosen. */
export const Rules: Story = {
  args: { handlers: serve({ live: { ...OIDC, certificates: [], ...READING }, linked_people: 214 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Single sign-on only/ }));
    const choice = canvas.getByLabelText('Emergency administrator');
    await expect(within(choice).getByRole('option', { name: /Chidi Amadi/ })).toBeDisabled();
    await userEvent.selectOptions(choice, 'Noor Vale');
    await userEvent.click(canvas.getByRole('button', { name: 'Save rules' }));
    await expectToast('Rules saved');
    await expect(canvas.getByText('Not tested yet')).toBeVisible();
    await expect(canvas.getByText(/enter noor@acme.example, press “Sign in with password”/)).toBeVisible();
  },
};

const withTest = (tested_at: string, is_due: boolean): Handlers =>
  serve({
    live: { ...OIDC, certificates: [], ...READING },
    rules: { ...EMPTY.rules, is_strict: true, break_glass_person_id: EXEMPT },
    emergency_test: { tested_at, is_due },
  });

/** The test is about the stored choice: another one has none. */
export const EmergencyTested: Story = {
  args: { handlers: withTest('2026-03-02T09:00:00.000Z', false) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Last tested on Mar 2, 2026')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Emergency administrator'), 'Nobody');
    await expect(canvas.queryByText(/^Last tested/)).not.toBeInTheDocument();
  },
};

export const EmergencyTestDue: Story = {
  args: { handlers: withTest('2025-11-02T09:00:00.000Z', true) },
  play: async ({ canvasElement }) => {
    const text = 'Last tested on Nov 2, 2025, more than 90 days ago';
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
};

/** The exempt administrator lost what makes them so. */
export const Locked: Story = {
  args: {
    handlers: serve({
      live: { ...OIDC, certificates: [], ...READING },
      rules: { ...EMPTY.rules, is_strict: true },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/nobody can sign in\.$/)).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  args: { handlers: serve({ live: { ...OIDC, certificates: [], ...READING } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await expectToast('Single sign-on is off');
  },
};

/** The metadata changed, and could not be read since. */
export const MetadataChanged: Story = {
  args: {
    handlers: serve({
      live: {
        ...SAML,
        certificates: [...SAML.certificates],
        metadata_read_at: inDays(0),
        metadata_fault: 'The address returned status 503',
        metadata_change: {
          at: inDays(-2),
          added: ['A7'],
          removed: [],
          entry_point: {
            before: 'https://idp.acme.example/old',
            after: 'https://idp.acme.example/sso/redirect',
          },
        },
      },
      draft: { ...DRAFT, tested_at: inDays(0) },
    }),
  },
};

export const WithoutDomain: Story = { args: { handlers: serve({ proven_domains: [], draft: DRAFT }) } };
export const Loading: Story = { args: { handlers: [[getSsoSetup, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[getSsoSetup, () => 'offline']] } };
export const Denied: Story = { args: { handlers: [[getSsoSetup, () => ({ problem: 'forbidden' })]] } };
