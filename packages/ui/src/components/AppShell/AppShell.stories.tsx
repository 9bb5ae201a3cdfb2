import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { AppShell } from './AppShell.tsx';
import { Footer } from './Footer.tsx';
import { Sidebar } from './Sidebar.tsx';
import { sampleSections } from './sample-data.ts';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  args: {
    sidebar: (
      <Sidebar
        mode="full"
        productName="Drawbridge"
        homeHref="#dashboard"
        sections={sampleSections}
        activeId="users"
      />
    ),
    topBar: (
      <TopBar sidebarExpanded onToggleSidebar={() => {}}>
        <Breadcrumbs items={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Users' }]} />
      </TopBar>
    ),
    footer: <Footer note="Drawbridge" links={[{ label: 'Privacy policy', href: '#privacy' }]} />,
    children: <h1>Users</h1>,
  },
  argTypes: {
    sidebar: { control: false },
    topBar: { control: false },
    footer: { control: false },
    banner: { control: false },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** AUTH-41: blurred and inactive. */
export const Veiled: Story = {
  args: { veiled: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByText('Privacy policy');
    link.focus();
    await expect(link).not.toHaveFocus();
  },
};

/** The rail of a person with every entry. */
export const Mini: Story = {
  args: {
    sidebar: (
      <Sidebar
        mode="mini"
        productName="Drawbridge"
        homeHref="#dashboard"
        activeId="users"
        sections={sampleSections.map((section) => ({
          ...section,
          items: section.items.map((item) => (item.id === 'reports' ? { ...item, end: <b>beta</b> } : item)),
        }))}
      />
    ),
  },
};

/** WCAG 2.4.11: going back by keyboard, the focus is never under the top bar. */
export const FocusBelowTopBar: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        <button type="button">Button {index + 1}</button>
      </p>
    )),
  },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button', { name: /^Button/ });
    const bar = within(canvasElement).getByRole('banner').getBoundingClientRect();
    buttons.at(-1)?.scrollIntoView();
    for (const button of buttons.toReversed()) {
      button.focus();
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
    }
  },
};
