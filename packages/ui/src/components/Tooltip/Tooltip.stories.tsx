import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Injection happens where data becomes code. You will find six such places and close them.',
    children: <Button>Injection at the boundary</Button>,
  },
  argTypes: { children: { control: false } },
  decorators: [(Story) => <div style={{ padding: 80 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** CARD-11: opens on keyboard focus, closes on Escape. */
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const tooltip = await canvas.findByRole('tooltip');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/data becomes code/);
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(320);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};
/** CARD-10: 320 px wide. */
export const FullWidth: Story = {
  args: { fullWidth: true, content: 'Short text.', delayMs: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip.getBoundingClientRect().width).toBe(320);
  },
};
