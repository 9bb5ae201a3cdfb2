import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type LabScene, LONG } from '../practice/lab/testing/lab-scene.tsx';
import { labStory } from '../practice/lab/testing/lab-story.tsx';
import { pageParameters } from './page-parameters.ts';

/** A lab has the whole window: no sidebar, and its own header leads back. All its states are under Lab. */
const meta = {
  title: 'Design/Pages/Lab',
  ...labStory,
  // Written out: Storybook adds the description above to it, and would replace a name.
  parameters: { ...pageParameters },
} satisfies Meta<typeof LabScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1 }, LONG)).toBeVisible();
  },
};
