import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { Tone } from '../../foundation/tone.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'Components/Callout',
  component: Callout,
  args: { title: 'Verify your e-mail', children: 'We sent a link to ada@example.com.' },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;
const tones: Tone[] = ['neutral', 'primary', 'info', 'pass', 'warn', 'fail', 'ember'];

export const Info: Story = {};
export const WithAction: Story = {
  args: { tone: 'warn', actions: <Button size="sm">Send again</Button>, onDismiss: fn() },
};
export const Everything: Story = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Callout key={tone} tone={tone} title={tone}>
          The words say it first, the tint second.
        </Callout>
      ))}
    </Stack>
  ),
};
