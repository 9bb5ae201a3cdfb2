import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { Provisioning } from './index.ts';
import { MIKA, ON, Scene, serve } from './testing/provisioning-scene.tsx';

const meta = {
  title: 'Widgets/Provisioning log',
  component: documented(Provisioning, Scene),
  render: (args) => <Scene {...args} />,
  args: { handlers: [] },
  argTypes: { handlers: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The log of one user, as the link from their page opens it. */
export const LogOfOneUser: Story = {
  args: { handlers: serve(ON), user: MIKA.user_id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Only requests about Mika Ito')).toBeVisible();
    await expect(canvas.queryByText(/Change team Platform/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show everybody' }));
    await expect(await canvas.findByText(/Change team Platform/)).toBeVisible();
  },
};
