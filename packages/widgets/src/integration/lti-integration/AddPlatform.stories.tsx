import { addPlatform, getToolAddresses } from '@drawbridge/contracts/integration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AddPlatform, type AddPlatformProps } from './AddPlatform.tsx';
import { overview } from './testing/handlers.ts';

function Scene({ handlers, ...props }: AddPlatformProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Add a platform</h1>
      <AddPlatform {...props} />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/AddPlatform',
  component: documented(AddPlatform, Scene),
  render: (args) => <Scene {...args} />,
  args: { toPlatform: (id) => `#platform-${id}`, onAdded: fn(), handlers: overview() },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, family: string, way?: RegExp) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: family }));
  if (way) await userEvent.click(canvas.getByRole('radio', { name: way }));
  return canvas;
};

export const Start: Story = {};

/** Where the link goes in this LMS. */
export const ByLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Moodle', /registration link/);
    await canvas.findByText(/press Add LTI Advantage/);
    await userEvent.click(canvas.getByRole('button', { name: 'Create a registration link' }));
    await canvas.findByText(/invitation=a{43}$/);
  },
};

/** Which value goes where; then its own values, whose addresses follow from that of the site. */
export const MoodleByHand: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = await choose(canvasElement, 'Moodle', /By hand/);
    const login = within(await canvas.findByRole('group', { name: 'Initiate login URL' }));
    await expect(login.getByText(/^https:\/\/tool.test\/lti\/login\//)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), 'School');
    await userEvent.type(canvas.getByLabelText('Address of your Moodle'), 'lms.school.test/');
    await userEvent.type(canvas.getByLabelText('Client ID'), 'abc');
    await userEvent.click(canvas.getByText('Addresses of the platform'));
    await expect(canvas.getByLabelText(/^Issuer/)).toHaveValue('https://lms.school.test');
    await expect(canvas.getByLabelText(/^Key set address/)).toHaveValue(
      'https://lms.school.test/mod/lti/certs.php',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Register the platform' }));
    await waitFor(() => expect(args.onAdded).toHaveBeenCalledOnce());
  },
};

/** The addresses are those of the environment that is chosen. */
export const CanvasByHand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Canvas', /By hand/);
    const json = within(await canvas.findByRole('group', { name: 'JSON URL' }));
    await expect(json.getByText(/\/lti\/canvas\/[0-9a-f-]{36}\.json$/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Environment'), 'Beta');
    await userEvent.click(canvas.getByText('Addresses of the platform'));
    await expect(canvas.getByLabelText(/^Issuer/)).toHaveValue('https://canvas.beta.instructure.com');
    await expect(canvas.getByText(/Needed: Canvas uses one issuer/)).toBeVisible();
  },
};

/** Blackboard has no way by a link. */
export const Blackboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Blackboard Learn');
    await expect(canvas.queryByRole('radio', { name: /registration link/ })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Client ID'), 'app-1');
    await userEvent.click(canvas.getByText('Addresses of the platform'));
    await expect(canvas.getByLabelText(/^Key set address/)).toHaveValue(
      'https://developer.blackboard.com/api/v1/management/applications/app-1/jwks.json',
    );
  },
};

export const Brightspace: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Brightspace', /By hand/);
    await userEvent.type(canvas.getByLabelText('Address of your Brightspace'), 'https://lms.school.test');
    await userEvent.click(canvas.getByText('Addresses of the platform'));
    await expect(canvas.getByLabelText(/^Token audience/)).toHaveValue(
      'https://api.brightspace.com/auth/token',
    );
  },
};

/** Everything that is missing at once, in plain words, the first in focus. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Another LMS', /By hand/);
    await userEvent.click(canvas.getByRole('button', { name: 'Register the platform' }));
    for (const words of [
      'Enter a name',
      'Enter the issuer',
      'Enter the client ID',
      'Enter the address of the key set',
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(/^Issuer/), 'https://lms.school.test/');
    await expect(canvas.getByText(/The issuer ends with a slash/)).toBeVisible();
  },
};

export const Exists: Story = {
  args: { handlers: overview([[addPlatform, () => ({ problem: 'platform_exists' })]]) },
  play: async ({ canvasElement, args }) => {
    const canvas = await choose(canvasElement, 'Schoology');
    await userEvent.type(canvas.getByLabelText('Name'), 'School');
    await userEvent.type(canvas.getByLabelText('Client ID'), 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'Register the platform' }));
    await canvas.findByText('A platform with this issuer and client id is already registered.');
    await expect(args.onAdded).not.toHaveBeenCalled();
  },
};

export const SetupProblem: Story = {
  args: { handlers: overview([[getToolAddresses, () => ({ problem: 'internal' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'Schoology');
    await canvas.findByText('The addresses could not be loaded');
  },
};

export const Denied: Story = {
  args: { handlers: overview([[getToolAddresses, () => ({ problem: 'forbidden' })]]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This is for administrators');
  },
};
