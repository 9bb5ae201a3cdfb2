import { topicCodes } from '@drawbridge/pictures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Layout/Layout.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const meta = {
  title: 'Components/Thumbnail',
  component: Thumbnail,
  args: { seed: 'injection-at-the-boundary', topic: 'A05' },
} satisfies Meta<typeof Thumbnail>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>] };

/** Each topic has its pattern and hue; each id its own picture. */
export const EveryTopic: Story = {
  render: () => (
    <Grid minPx={220} gap="3">
      {[...topicCodes, 'other'].flatMap((topic) =>
        ['first', 'second', 'third'].map((seed) => (
          <Thumbnail key={topic + seed} topic={topic} seed={`${topic}-${seed}`} label={`${topic}, ${seed}`} />
        )),
      )}
    </Grid>
  ),
};
