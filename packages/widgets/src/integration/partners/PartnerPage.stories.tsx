import {
  addPartnerSecret,
  changePartner,
  deletePartner,
  listPartners,
} from '@drawbridge/contracts/integration';
import { filterCourses } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { PartnerPage, type PartnerPageProps } from './PartnerPage.tsx';
import { PARTNER, PARTNERS, SECRET, serve } from './testing/handlers.ts';

function Scene({ handlers, ...props }: PartnerPageProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <PartnerPage {...props} />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/PartnerPage',
  component: documented(PartnerPage, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    partnerId: PARTNER.id,
    base: 'https://tool.test',
    preview: ({ address }) => <p>The frame of {new URL(address).pathname}</p>,
    exampleHref: '#example',
    listHref: '#list',
    onKnown: fn(),
    onGone: fn(),
    handlers: serve(),
  },
  argTypes: { handlers: { control: false }, preview: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code follows what is chosen. */
export const Code: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Widget'), 'Course card');
    await expect(canvas.getByText('Choose a course or a lab to get the code.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Course')).toBeEnabled());
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Injection at the boundary');
    await userEvent.selectOptions(canvas.getByLabelText('Theme'), 'Dark');
    const tag = canvas.getByRole('region', { name: 'Script and tag' });
    await expect(tag).toHaveTextContent(PARTNER.publishable_key);
    await expect(tag).toHaveTextContent('course="c2-injection-at-the-boundary" theme="dark"');
    await userEvent.click(canvas.getByRole('tab', { name: 'React' }));
    await expect(canvas.getByRole('region', { name: 'React' })).toHaveTextContent('DrawbridgeEmbed');
    await userEvent.click(canvas.getByRole('tab', { name: 'curl' }));
    await expect(canvas.getByRole('region', { name: 'curl' })).toHaveTextContent('embed-token');
    await expect(canvas.getByText('The frame of /embed/frame/course-card')).toBeVisible();
    await expect(args.onKnown).toHaveBeenCalledWith(PARTNER.name);
  },
};

/** A list of courses is an element of the page too; a height that no frame may have is not written. */
export const Height: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const height = await canvas.findByRole('textbox', { name: 'Height' });
    await userEvent.type(height, '12');
    await expect(height).toHaveAccessibleDescription(/from 80 to 20000/);
    const tag = canvas.getByRole('region', { name: 'Script and tag' });
    await expect(tag).not.toHaveTextContent('height');
    await userEvent.type(height, '00');
    await expect(tag).toHaveTextContent('height="1200"');
    await userEvent.click(canvas.getByRole('tab', { name: 'Without a frame' }));
    await expect(canvas.getByRole('region', { name: 'Without a frame' })).toHaveTextContent(
      '<drawbridge-course-list>',
    );
    await userEvent.selectOptions(canvas.getByLabelText('Widget'), 'Hall of fame');
    await expect(canvas.queryByRole('tab', { name: 'Without a frame' })).toBeNull();
    await expect(canvas.getByRole('tab', { name: 'Script and tag' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('textbox', { name: 'Height' })).toHaveValue('');
  },
};

/** The catalogue could not be loaded: the id is typed. */
export const WithoutCatalogue: Story = {
  args: { handlers: serve(undefined, [[filterCourses, () => ({ problem: 'forbidden' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Widget'), 'Course player');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Course' }), 'c9');
    await expect(canvas.getByRole('region', { name: 'Script and tag' })).toHaveTextContent('course="c9"');
  },
};

/** A second key first, then the first is revoked after a question. */
export const SecretReplaced: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create another secret key' }));
    const shown = await canvas.findByRole('group', { name: 'Secret key' });
    await expect(within(shown).getByText(SECRET)).toBeVisible();
    await expect(canvas.getByText(/two secret keys, which is the maximum/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await expect(canvas.queryByText(SECRET)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Revoke the key that ends in k3Yz/ }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(canvas.queryByText('Ends in k3Yz')).toBeNull());
    await expect(canvas.getByText(`Ends in ${SECRET.slice(-4)}`)).toBeVisible();
  },
};

export const SecretNotMade: Story = {
  args: { handlers: serve(undefined, [[addPartnerSecret, () => 'offline']]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Create another secret key' }));
    await within(document.body).findByText('Server busy please try later!');
  },
};

export const WithoutSecrets: Story = {
  args: { partnerId: PARTNERS[1]?.id ?? '' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/No secret key/);
  },
};

/** An origin is removed after a question; who cancels keeps it. */
export const OriginRemoved: Story = {
  args: { partnerId: PARTNERS[1]?.id ?? '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove origin 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    const ask = async () => within(await canvas.findByRole('dialog', { name: 'Remove 1 of the origins?' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(canvas.getByRole('textbox', { name: 'Origin 2' })).toHaveValue('https://b.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove origin 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await userEvent.click((await ask()).getByRole('button', { name: 'Remove and save' }));
    await within(document.body).findByText(/was changed\.$/);
    await expect(canvas.queryByRole('textbox', { name: 'Origin 3' })).toBeNull();
  },
};

export const ChangedElsewhere: Story = {
  args: { handlers: serve(undefined, [[changePartner, () => ({ problem: 'partner_changed' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' 2{Enter}');
    await canvas.findByText(/Somebody else changed this partner/);
  },
};

export const Deleted: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await canvas.findByRole('dialog', { name: `Delete ${PARTNER.name}?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the partner' }));
    await waitFor(() => expect(args.onGone).toHaveBeenCalled());
  },
};

/** Who cancels keeps it, and the focus is where it was. */
export const DeleteCanceled: Story = {
  args: { handlers: serve() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Delete' });
    await userEvent.click(button);
    const dialog = within(await canvas.findByRole('dialog', { name: `Delete ${PARTNER.name}?` }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1, name: PARTNER.name })).toBeVisible();
    await expect(args.onGone).not.toHaveBeenCalled();
  },
};

export const NotDeleted: Story = {
  args: { handlers: serve(undefined, [[deletePartner, () => 'offline']]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the partner' }));
    await within(document.body).findByText('Server busy please try later!');
    await expect(args.onGone).not.toHaveBeenCalled();
  },
};

export const Gone: Story = {
  args: { partnerId: 'no-such-id' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('This partner does not exist');
    await expect(canvas.getByRole('link', { name: 'All partners' })).toHaveAttribute('href', '#list');
  },
};

export const Loading: Story = { args: { handlers: serve([], [[listPartners, () => 'hang']]) } };
export const Denied: Story = {
  args: { handlers: serve([], [[listPartners, () => ({ problem: 'forbidden' })]]) },
};
export const Problem: Story = {
  args: { handlers: serve([], [[listPartners, () => ({ problem: 'internal' })]]) },
};

/** On a phone: long code scrolls in its own place. */
export const Narrow: Story = {
  args: { partnerId: PARTNERS[1]?.id ?? '' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const card = (await within(canvasElement).findByRole('heading', { name: 'Put it on your page' })).closest(
      'section',
    );
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
  },
};
