import {
  disableToken,
  generateApiToken,
  generateToken,
  getApiTokens,
  revokeApiToken,
  TOKEN_TEXTS,
  type Tokens as TokensReply,
} from '@drawbridge/contracts/identity';
import { buildToken } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { Tokens } from './Tokens.tsx';

/** Tokens with which programs act for a person. @see CX-18 */
const meta = {
  title: 'Widgets/Profile/Tokens',
  component: Tokens,
  args: { apiOrigin: 'https://learning.example', docsHref: '#reference' },
} satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

const SECRET = `dbap_${'Zq3w'.repeat(10)}x7Q`;
const idOf = (number: number) => `4d5e0000-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;
const made = buildToken({ id: idOf(99), name: 'Editor', scope: 'learn', ending: 'wx7Q' });

const reply = (tokens: Partial<TokensReply> = {}): TokensReply => ({
  items: [],
  account_token: null,
  wants_password: false,
  ...tokens,
});
const known = (tokens: TokensReply): Handlers => [
  [getApiTokens, () => ({ data: tokens })],
  [
    generateApiToken,
    ({ name }) => ({
      data: { token: SECRET, info: { ...made, name } },
      message: TOKEN_TEXTS.generated,
    }),
  ],
  [generateToken, () => ({ data: { token: SECRET, info: made }, message: TOKEN_TEXTS.generated })],
  [revokeApiToken, () => ({ data: { revoked: 1 }, message: TOKEN_TEXTS.revoked })],
  [disableToken, () => ({ data: { disabled: true }, message: TOKEN_TEXTS.disabled })],
];
const withHandlers = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <Tokens {...args} />
    </StoryHost>
  ),
});

const filled = reply({
  items: [
    buildToken({ id: idOf(1), name: 'Deploy script', last_used_at: '2026-03-02T08:41:00.000Z' }),
    buildToken({ id: idOf(2), name: 'Editor', scope: 'learn', ending: 'Bq_9' }),
    buildToken({ id: idOf(3), name: 'Old notebook', is_expired: true, ending: 'zz00' }),
  ],
  account_token: buildToken({ id: idOf(4), name: 'Account token', is_by_admin: true }),
});

export const Empty = withHandlers(known(reply()));
export const Filled = withHandlers(known(filled));
export const Full = withHandlers(
  known(
    reply({
      items: Array.from({ length: 10 }, (_, index) =>
        buildToken({
          id: idOf(index + 1),
          name:
            index === 0 ? 'Rechtsschutzversicherungsgesellschaftenverwaltungsprogramm' : `Script ${index}`,
        }),
      ),
    }),
  ),
);
export const Loading = withHandlers([[getApiTokens, () => 'hang']]);
export const Problem = withHandlers([[getApiTokens, () => ({ problem: 'internal' })]]);
export const Denied = withHandlers([[getApiTokens, () => ({ problem: 'verification_required' })]]);

/** PROF-14, PROF-15: shown once in full, masked afterwards. */
export const MakeOne: Story = {
  ...withHandlers(known(reply())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    (await canvas.findByRole('button', { name: 'Generate API token' })).focus();
    await userEvent.keyboard('{Enter}');
    const name = await page.findByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Generate' }));
    await page.findByText(TOKEN_TEXTS.name);
    await userEvent.type(name, 'Editor');
    await userEvent.click(page.getByRole('radio', { name: /Read and learn/ }));
    await userEvent.selectOptions(page.getByLabelText('Expires in'), '30');
    await userEvent.click(page.getByRole('button', { name: 'Generate' }));
    await page.findByText(TOKEN_TEXTS.generated);
    await canvas.findByText(SECRET);
    await expect(canvas.getByRole('group', { name: 'Copy the token now' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await waitFor(() => expect(canvas.queryByText(SECRET)).toBeNull());
    await canvas.findByText('••••••••wx7Q');
    await expect(canvas.getByRole('heading', { name: 'API tokens' })).toHaveFocus();
  },
};

/** PROF-15: revoking asks first, and canceling changes nothing. */
export const Revoke: Story = {
  ...withHandlers(known(filled)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    const button = await canvas.findByRole('button', { name: 'Revoke Deploy script, which ends in x7Qa' });
    await userEvent.click(button);
    await page.findByRole('dialog', { name: 'Revoke Deploy script?' });
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(button);
    await userEvent.click(await page.findByRole('button', { name: 'Revoke' }));
    await page.findByText(TOKEN_TEXTS.revoked);
    await waitFor(() => expect(canvas.queryByText('Deploy script')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'API tokens' })).toHaveFocus();
  },
};

/** The account token is replaced after a warning, and disabled after a question. */
export const AccountToken: Story = {
  ...withHandlers(known(filled)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace token' }));
    await page.findByText(/no longer be accepted/);
    await userEvent.click(page.getByRole('button', { name: 'Generate' }));
    await canvas.findByText(SECRET);
    await userEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    const dialog = await page.findByRole('dialog', { name: 'Disable the account token?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await canvas.findByText('There is no account token.');
    await expect(canvas.queryByText(SECRET)).toBeNull();
  },
};

/** In a session that began a while ago the password is asked for, and a wrong one is told by its field. */
export const WithPassword: Story = {
  ...withHandlers([
    ...known(reply({ wants_password: true })).filter(([endpoint]) => endpoint !== generateApiToken),
    [
      generateApiToken,
      () => ({ problem: 'bad_input', errors: { password: 'This is not your current password' } }),
    ],
  ]),
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Generate API token' }));
    await userEvent.type(await page.findByLabelText('Name'), 'Editor');
    await userEvent.type(page.getByLabelText(/Password|password/, { selector: 'input' }), 'guess');
    await userEvent.click(page.getByRole('button', { name: 'Generate' }));
    await page.findByText('This is not your current password');
    await expect(page.getByLabelText('Name')).toHaveValue('Editor');
  },
};
