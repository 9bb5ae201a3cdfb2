import {
  type CompanyDomain,
  checkDomain,
  claimDomain,
  DOMAIN_TEXTS,
  listDomains,
  removeDomain,
} from '@drawbridge/contracts/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { Domains } from './Domains.tsx';

function Scene({ handlers }: { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <Domains />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/Domains',
  component: documented(Domains, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [] },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const toDomain = (domain: string, part: Partial<CompanyDomain> = {}): CompanyDomain => ({
  domain,
  is_proven: false,
  record: {
    name: `_drawbridge-challenge.${domain}`,
    value: 'drawbridge-domain-verification=4f0c2a9e7b1d9a527b0e4c398a55000000000001',
  },
  claimed_at: '2026-03-02T09:00:00.000Z',
  proven_at: null,
  checked_at: null,
  last_check: null,
  people: 0,
  ...part,
});
const PROVEN = toDomain('acme.example', {
  is_proven: true,
  proven_at: '2026-03-02T10:00:00.000Z',
  checked_at: '2026-03-04T10:00:00.000Z',
  last_check: 'found',
  people: 214,
});

function serve(items: CompanyDomain[], change: Handlers = [], wants_password = false): Handlers {
  let domains = items;
  const put = (domain: CompanyDomain) => {
    domains = [...domains.filter((one) => one.domain !== domain.domain), domain];
    return { data: { domain } };
  };
  return [
    ...change,
    [listDomains, () => ({ data: { items: domains, is_sign_in_on: false, wants_password } })],
    [claimDomain, ({ domain }) => put(toDomain(String(domain)))],
    [
      checkDomain,
      ({ domain }) =>
        put(
          toDomain(String(domain), {
            is_proven: true,
            proven_at: '2026-03-05T10:00:00.000Z',
            last_check: 'found',
          }),
        ),
    ],
    [removeDomain, () => ({ data: {} })],
  ];
}

/** A domain is added, its record is shown, and a check proves it. */
export const Added: Story = {
  args: { handlers: serve([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No domains yet')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Domain' }), 'acme.example{Enter}');
    const name = await canvas.findByRole('group', { name: 'Name' });
    await expect(name).toHaveTextContent('_drawbridge-challenge.acme.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Check now: acme.example' }));
    await waitFor(() => expect(canvas.getByText('Proven')).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'Value' })).toBeNull();
  },
};

export const PublicMail: Story = {
  args: {
    handlers: serve(
      [],
      [[claimDomain, () => ({ problem: 'bad_input', errors: { domain: DOMAIN_TEXTS.publicMail } })]],
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: 'Domain' });
    await userEvent.type(field, 'gmail.com{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(DOMAIN_TEXTS.publicMail));
  },
};

export const States: Story = {
  args: {
    handlers: serve([
      PROVEN,
      toDomain('donaudampfschifffahrtsgesellschaft-versicherungsverein.example', {
        checked_at: '2026-03-04T10:00:00.000Z',
        last_check: 'missing',
      }),
      toDomain('failed.example', { last_check: 'failed' }),
      toDomain('taken.example', { last_check: 'taken' }),
      toDomain('vouched.example', { is_proven: true, record: null, people: 1 }),
      { ...PROVEN, domain: 'gone.example', last_check: 'missing' },
    ]),
  },
};

/** A proven domain is removed with the password when the session is old. */
export const Removed: Story = {
  args: { handlers: serve([PROVEN], [], true) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove acme.example' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Your password'), 'a password');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('acme.example')).toBeNull());
  },
};

/** Sign-in depends on it: the dialog says what to do first. */
export const InUse: Story = {
  args: { handlers: serve([PROVEN], [[removeDomain, () => ({ problem: 'domain_in_use' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove acme.example' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog.getByText(/Single sign-on depends on this domain/)).toBeVisible());
  },
};

export const Loading: Story = { args: { handlers: [[listDomains, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[listDomains, () => 'offline']] } };
export const Denied: Story = { args: { handlers: [[listDomains, () => ({ problem: 'forbidden' })]] } };
