import { addPartner, listPartners } from '@drawbridge/contracts/integration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { PartnerList, type PartnerListProps } from './PartnerList.tsx';
import { SECRET, serve } from './testing/handlers.ts';

function Scene({ handlers, ...props }: PartnerListProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Partner sites</h1>
      <PartnerList {...props} />
    </StoryHost>
  );
}

const meta = {
  title: 'Widgets/PartnerList',
  component: documented(PartnerList, Scene),
  render: (args) => <Scene {...args} />,
  args: { toPartner: (id) => `#partner-${id}`, handlers: serve() },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Partners: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Partner sites' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByText('3 origins')).toBeVisible();
    await expect(list.getByText(/^No secret key · Not used yet$/)).toBeVisible();
    await expect(list.getByText(/^1 secret key · /)).toBeVisible();
  },
};

/** Says what this is and how to begin. */
export const Empty: Story = {
  args: { handlers: serve([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('No partner site yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a partner' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};

export const Loading: Story = { args: { handlers: serve([], [[listPartners, () => 'hang']]) } };

export const Denied: Story = {
  args: { handlers: serve([], [[listPartners, () => ({ problem: 'forbidden' })]]) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This is for administrators');
  },
};

export const Problem: Story = {
  args: { handlers: serve([], [[listPartners, () => ({ problem: 'internal' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The partners could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** By keyboard: an error below its field, then the keys. The secret key is shown once. */
export const Added: Story = {
  args: { handlers: serve([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a partner' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Academy');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Origin 1' }),
      'https://academy.example/start{Enter}',
    );
    const origin = canvas.getByRole('textbox', { name: 'Origin 1' });
    await expect(origin).toHaveAccessibleDescription(/without a path/);
    await expect(origin).toHaveFocus();
    await userEvent.clear(origin);
    await userEvent.type(origin, 'https://academy.example{Enter}');
    const shown = await canvas.findByRole('group', { name: 'Secret key' });
    await expect(shown).toHaveFocus();
    await expect(within(shown).getByText(SECRET)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open Academy' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have stored it' }));
    await expect(canvas.queryByText(SECRET)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add a partner' })).toHaveFocus();
  },
};

/** What the server alone knows is shown in the row that it is about. */
export const RefusedField: Story = {
  args: {
    handlers: serve(
      [],
      [
        [
          addPartner,
          () => ({
            problem: 'bad_input',
            errors: { 'allowed_origins.0': 'Please provide a URL that begins with https://' },
          }),
        ],
      ],
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a partner' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Academy');
    await userEvent.click(canvas.getByRole('button', { name: 'Add another origin' }));
    await expect(canvas.getByRole('textbox', { name: 'Origin 2' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Origin 2' }), 'http://academy.example{Enter}');
    await expect(await canvas.findByText(/begins with https/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Origin 2' })).toHaveFocus();
  },
};

export const TooMany: Story = {
  args: { handlers: serve(undefined, [[addPartner, () => ({ problem: 'partner_limit' })]]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a partner' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Academy');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Origin 1' }), 'https://academy.example{Enter}');
    await canvas.findByText(/maximum number of embed partners/);
  },
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
    const list = await within(canvasElement).findByRole('list', { name: 'Partner sites' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
