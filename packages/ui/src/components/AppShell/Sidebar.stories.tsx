import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Sidebar } from './Sidebar.tsx';
import { sampleSections } from './sample-data.ts';

const meta = {
  title: 'Components/Sidebar',
  component: Sidebar,
  args: {
    mode: 'full',
    productName: 'Drawbridge',
    homeHref: '#dashboard',
    sections: sampleSections,
    activeId: 'courses',
    footer: (
      <LinkButton href="#upgrade" wide size="sm">
        Upgrade
      </LinkButton>
    ),
  },
  argTypes: { sections: { control: false }, footer: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** SHELL-6: 290 px. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const sidebar = within(canvasElement).getByRole('complementary');
    await expect(sidebar.getBoundingClientRect().width).toBe(290);
    await expect(within(sidebar).getByRole('link', { name: 'Courses' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** SHELL-6: 90 px. */
export const Mini: Story = {
  args: { mode: 'mini' },
  play: async ({ canvasElement }) => {
    // On a phone the rail is not shown at all.
    if (window.innerWidth < 600) return;
    await expect(within(canvasElement).getByRole('complementary').getBoundingClientRect().width).toBe(90);
  },
};

/** SHELL-8: closes on Escape, on a press outside and on navigation. */
export const Overlay: Story = {
  args: { mode: 'overlay', onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('link', { name: 'Journeys' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** SHELL-9. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('aside')).toHaveAttribute('inert');
  },
};

export const WithCounts: Story = {
  args: {
    sections: sampleSections.map((section) => ({
      ...section,
      items: section.items.map((item) =>
        item.id === 'assignments' ? { ...item, end: <Badge count>3</Badge> } : item,
      ),
    })),
  },
};
