import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { iconMoon } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Footer } from './Footer.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/TopBar',
  component: TopBar,
  args: {
    sidebarExpanded: true,
    onToggleSidebar: fn(),
    children: <Breadcrumbs items={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Courses' }]} />,
    end: <IconButton icon={iconMoon} label="Dark mode" />,
  },
  argTypes: { children: { control: false }, end: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Toggle sidebar' }));
    await expect(args.onToggleSidebar).toHaveBeenCalledTimes(1);
  },
};
/** SHELL-9. */
export const Disabled: Story = { args: { disabled: true } };
/** SHELL-4. */
export const PageFoot: Story = {
  render: () => <Footer note="Drawbridge" links={[{ label: 'Privacy policy', href: '#privacy' }]} />,
};
