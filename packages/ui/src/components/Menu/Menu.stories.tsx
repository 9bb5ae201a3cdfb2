import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { iconBell, iconHeart, iconLogout, iconMoon, iconSupport, iconUser } from '../Icon/icons/index.ts';
import { Menu } from './Menu.tsx';

const onLogout = fn();
const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: 'Account',
    placement: 'bottom-start',
    trigger: (props) => <Button {...props}>Ada Lovelace</Button>,
    items: [
      { id: 'profile', label: 'My Profile', icon: iconUser, href: '#profile' },
      { id: 'favorites', label: 'Favorites', icon: iconHeart, href: '#favorites' },
      { id: 'notifications', label: 'Notifications', icon: iconBell, href: '#notifications', disabled: true },
      { id: 'theme', label: 'Dark Mode', icon: iconMoon, checked: true, onSelect: () => {} },
      {
        id: 'base',
        label: 'Knowledge Base',
        icon: iconSupport,
        href: 'https://example.com/',
        external: true,
      },
      { kind: 'separator', id: 'line' },
      { id: 'logout', label: 'Logout', icon: iconLogout, tone: 'danger', onSelect: onLogout },
    ],
  },
  argTypes: { trigger: { control: false }, items: { control: false } },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    const popover = canvasElement.querySelector<HTMLElement>('[popover]');
    button.click();
    // It is open before React knows, and not yet beside its button: a press must not reach an entry that is about to move.
    await expect(popover?.matches(':popover-open')).toBe(true);
    await expect(popover).toHaveStyle({ clipPath: 'inset(50%)' });
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await waitFor(() => expect(popover).toHaveStyle({ clipPath: 'none' }));
    const beside = Math.abs(
      button.getBoundingClientRect().bottom - (popover?.getBoundingClientRect().top ?? 0),
    );
    await expect(beside).toBeLessThan(10);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Ada Lovelace' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
    await userEvent.keyboard('l');
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(onLogout).toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(button).toHaveFocus();
  },
};
