import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { iconFile, iconPlay, iconReset, iconSend } from '../Icon/icons/index.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

function Opened({ open: first, ...rest }: CommandPaletteProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Commands</Button>
      <CommandPalette {...rest} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const onSelect = fn();
const commands = [
  {
    id: 'run',
    label: 'Run the tests',
    group: 'Work',
    icon: iconPlay,
    keys: ['Ctrl', 'Enter'],
    onSelect: fn(),
  },
  { id: 'send', label: 'Send it in', group: 'Work', icon: iconSend, keywords: 'submit', onSelect },
  { id: 'reset', label: 'Reset this file', group: 'Work', icon: iconReset, onSelect: fn() },
  ...['app.js', 'routes/invoices.js', 'routes/clients.js', 'store.js', 'views/layout.js'].map((path) => ({
    id: `file-${path}`,
    label: `Go to ${path}`,
    group: 'Files',
    icon: iconFile,
    onSelect: fn(),
  })),
];

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onClose: () => {},
    commands,
    label: 'Commands',
    placeholder: 'Type a command',
    emptyText: 'No command fits.',
  },
  argTypes: { commands: { control: false } },
  render: (args) => <Opened {...args} />,
  // An open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Commands' }), 'gri');
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Go to routes/invoices.js');
  },
};

export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Commands' }), 'qqq');
    await expect(canvas.getByRole('status')).toHaveTextContent('No command fits.');
  },
};

/** Commands of the same name are told apart by a note; what is not here yet is said below the list. */
export const WithNotesAndState: Story = {
  args: {
    commands: [
      { id: 'lab', label: 'Someone else’s invoice', note: 'Lab', keywords: 'idor', onSelect: fn() },
      { id: 'lesson', label: 'Someone else’s invoice', note: 'Injection at the boundary', onSelect: fn() },
    ],
    state: 'Loading the rest',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('option', { name: /invoice\s*Lab$/ })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the rest');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Commands' }), 'idor');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};

/** A key of an input method neither chooses nor moves, as Safari reports it too. */
export const Composing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Commands' });
    const before = canvas.getByRole('option', { selected: true }).id;
    for (const key of ['Enter', 'ArrowDown']) {
      await fireEvent.keyDown(field, { key, isComposing: true });
      await fireEvent.keyDown(field, { key, keyCode: 229 });
    }
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('option', { selected: true }).id).toBe(before);
  },
};

/** Opens, moves, chooses and closes by keyboard; the focus returns to where it was. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Commands' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('combobox', { name: 'Commands' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Send it in');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalled();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** A query shows three results of a kind; the last entry shows all of them, and the dialog stays. */
export const ThreeOfAKind: Story = {
  args: { toMoreText: (count) => `All results (${count})` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'go to');
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('option', { name: 'All results (5)' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await expect(canvas.queryByRole('option', { name: /^All results/ })).toBeNull();
    await userEvent.type(canvas.getByRole('combobox'), ' ');
    await expect(canvas.getByRole('option', { name: 'All results (5)' })).toBeInTheDocument();
  },
};
