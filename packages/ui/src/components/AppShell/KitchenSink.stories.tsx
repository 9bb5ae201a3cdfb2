import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createToasts, ToastRegion } from '../index.ts';
import { SampleShell } from './sample-page.tsx';

const toasts = createToasts();

function Page({ mode }: { mode: 'full' | 'mini' | 'overlay' }) {
  const [current, setCurrent] = useState(mode);
  return (
    <>
      <SampleShell mode={current} onMode={setCurrent} onToast={toasts.show} />
      <ToastRegion toasts={toasts} />
    </>
  );
}

/** A whole page of sample data, to see all components together. */
const meta = {
  title: 'Design/Pages/Kitchen sink',
  component: Page,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  argTypes: { mode: { control: 'inline-radio', options: ['full', 'mini', 'overlay'] } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { mode: 'full' } };
export const Mini: Story = { args: { mode: 'mini' } };
export const Overlay: Story = { args: { mode: 'overlay' } };
