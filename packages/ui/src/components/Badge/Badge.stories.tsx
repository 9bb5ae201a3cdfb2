import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Tone } from '../../foundation/tone.ts';
import { iconFlame, iconSparkles } from '../Icon/icons/index.ts';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Badge } from './Badge.tsx';
import { StatusPill } from './StatusPill.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Beginner' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;
const tones: Tone[] = ['neutral', 'primary', 'ember', 'pass', 'fail', 'warn', 'info'];

export const Neutral: Story = {};
export const New: Story = { args: { tone: 'primary', solid: true, children: 'New', icon: iconSparkles } };
export const Streak: Story = { args: { tone: 'ember', children: '4 days in a row', icon: iconFlame } };
export const Count: Story = { args: { count: true, solid: true, tone: 'fail', children: 12 } };
export const Everything: Story = {
  render: () => (
    <Stack>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} solid>
            {tone}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
};
export const Statuses: Story = {
  render: () => (
    <Inline>
      {(['pass', 'fail', 'running', 'queued'] as const).map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </Inline>
  ),
};
