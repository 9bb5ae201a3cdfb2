import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { iconArrowRight, iconPlay } from '../Icon/icons/index.ts';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Button, type ButtonTone } from './Button.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Start course', onClick: fn() },
  argTypes: { icon: { control: false }, iconEnd: { control: false } },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;
const tones: ButtonTone[] = ['primary', 'neutral', 'quiet', 'danger'];

export const Primary: Story = { args: { tone: 'primary' } };
export const Neutral: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Delete team' } };
export const WithIcons: Story = { args: { tone: 'primary', icon: iconPlay, iconEnd: iconArrowRight } };
export const Disabled: Story = { args: { disabled: true } };
export const Wide: Story = { args: { wide: true, tone: 'primary' } };
export const LongestWord: Story = {
  args: { children: 'Rechtsschutzversicherungsgesellschaften' },
  parameters: { viewport: { defaultViewport: 'phone' } },
};

export const Everything: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          {tones.map((tone) => (
            <Button key={tone} {...args} tone={tone} size={size} icon={iconPlay} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Does not change its width, does not lose the focus, ignores presses. */
export const Loading: Story = {
  args: { loading: true, tone: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
