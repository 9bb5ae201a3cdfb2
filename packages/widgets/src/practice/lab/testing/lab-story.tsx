import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { documented } from '../../../testing/documented.ts';
import { ConnectedLabDetail } from '../ConnectedLabDetail.tsx';
import { LabScene } from './lab-scene.tsx';
import { loadLabCode } from './load-lab-code.ts';

/** What every file of stories about the lab page begins with. */
export const labStory = {
  component: documented(ConnectedLabDetail, LabScene),
  render: (args) => <LabScene {...args} />,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  args: { labId: labPack.lab_id, onExit: fn() },
  argTypes: { answers: { table: { disable: true } }, runner: { table: { disable: true } } },
} satisfies Meta<typeof LabScene>;
