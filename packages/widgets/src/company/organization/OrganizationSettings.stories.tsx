import {
  getCompanyAbout,
  getOrganization,
  getUserDefaults,
  type Organization,
  removeCompanyLogo,
  setOrganization,
  setRetention,
  setUserDefaults,
  uploadCompanyLogo,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CompanyAboutCard } from './CompanyAboutCard.tsx';
import { OrganizationAbout } from './OrganizationAbout.tsx';
import { OrganizationSettings } from './OrganizationSettings.tsx';
import { UserDefaults } from './UserDefaults.tsx';

const PARTS = { OrganizationSettings, OrganizationAbout, UserDefaults, CompanyAboutCard };

function Scene({ part, handlers }: { part: keyof typeof PARTS; handlers: Handlers }) {
  const Part = PARTS[part];
  return (
    <StoryHost handlers={handlers}>
      <Part />
    </StoryHost>
  );
}

/** A logo that needs no request. */
const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 60'><rect width='240' height='60' rx='8' fill='%23175'/></svg>";
const ORGANIZATION: Organization = {
  name: 'ACME',
  logo: null,
  about: 'Everyone who ships code takes the courses of their language by the end of June.',
  support_email: 'help@acme.test',
  support_url: 'https://help.acme.test',
  time_zone: 'Europe/Berlin',
  retention: { work_days: 365, activity_days: null, audit_days: null },
  audit_most_days: 365,
};

function serve(change: Handlers = []): Handlers {
  let organization = ORGANIZATION;
  const put = (part: Partial<Organization>) => {
    organization = { ...organization, ...part };
    return { data: organization };
  };
  const teams = [
    { id: '7b1d9a52-7b0e-4c39-8a55-000000000001', name: 'Alpha' },
    { id: '7b1d9a52-7b0e-4c39-8a55-000000000002', name: 'Payments and settlement, Frankfurt am Main' },
  ];
  let defaults = { weekly_digest_email: true, default_team_id: null as string | null, teams };
  return [
    ...change,
    [getOrganization, () => ({ data: organization })],
    [getCompanyAbout, () => ({ data: { ...organization, logo: LOGO } })],
    [setOrganization, (input) => put(input)],
    [setRetention, (input) => put({ retention: input as Organization['retention'] })],
    [uploadCompanyLogo, () => ({ data: { logo: LOGO } })],
    [removeCompanyLogo, () => ({ data: {} })],
    [getUserDefaults, () => ({ data: defaults })],
    [
      setUserDefaults,
      (input) => {
        defaults = { ...defaults, ...(input as Partial<typeof defaults>) };
        return { data: defaults };
      },
    ],
  ];
}

/** The settings of a company. */
const meta = {
  title: 'Widgets/Organization',
  component: documented(OrganizationSettings, Scene),
  render: (args) => <Scene {...args} />,
  args: { part: 'OrganizationSettings', handlers: serve() },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectToast = async (text: string) =>
  waitFor(() => expect(within(document.body).getByText(text)).toBeVisible());

/** A name that looks like that of another company is refused at its field. */
export const Name: Story = {
  args: {
    handlers: serve([
      [
        setOrganization,
        () => ({ problem: 'bad_input', errors: { name: 'Another organization has this name' } }),
      ],
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Globex');
    const [save] = canvas.getAllByRole('button', { name: 'Save changes' });
    await userEvent.click(save as HTMLElement);
    await waitFor(() => expect(name).toHaveAccessibleDescription('Another organization has this name'));
  },
};

/** A shorter period deletes, so it needs a confirmation. */
export const Retention: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const days = await canvas.findByRole('spinbutton', { name: /^Lab work/ });
    const save = canvas.getAllByRole('button', { name: 'Save changes' })[1] as HTMLElement;
    await userEvent.clear(days);
    await userEvent.type(days, '30');
    await userEvent.click(save);
    await expect(days).toHaveAccessibleDescription(/from 90 to 3650/);
    await userEvent.clear(days);
    await userEvent.type(days, '120');
    await userEvent.click(save);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and delete' }));
    await expectToast('Changes saved');
  },
};

export const Logo: Story = {
  args: { handlers: serve([[getOrganization, () => ({ data: { ...ORGANIZATION, logo: LOGO } })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Logo of ACME' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull());
  },
};

export const About: Story = {
  args: { part: 'OrganizationAbout', handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: /^Text/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ask us first.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Ask us first.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email support' })).toHaveAttribute(
      'href',
      'mailto:help@acme.test',
    );
  },
};

export const NewUsers: Story = {
  args: { part: 'UserDefaults', handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Weekly email/ }));
    await userEvent.selectOptions(canvas.getByLabelText('Default team'), 'Alpha');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expectToast('Changes saved');
  },
};

export const ForMembers: Story = { args: { part: 'CompanyAboutCard', handlers: serve() } };
export const Loading: Story = { args: { handlers: [[getOrganization, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[getOrganization, () => 'offline']] } };
export const Denied: Story = { args: { handlers: [[getOrganization, () => ({ problem: 'forbidden' })]] } };
