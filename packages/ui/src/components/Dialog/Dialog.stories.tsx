import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextField/TextArea.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened({ open: first, ...rest }: DialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Write a Review</Button>
      <Dialog {...rest} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: () => {},
    title: 'Write a review',
    description: 'What you write is read by the people who make the courses.',
    children: <TextArea label="Your review" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Send review</Button>
      </>
    ),
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  render: (args) => <Opened {...args} />,
  // An open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const LongText: Story = {
  args: {
    title: 'Rechtsschutzversicherungsgesellschaften und ihre Sicherheitsbeauftragten',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>A long text scrolls inside the dialog while its title and its buttons stay in sight.</p>
    )),
  },
};

/** Opens with the keyboard, closes with Escape, returns the focus. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Write a Review' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Write a review' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="Delete team Alpha?"
      message="Its 12 members keep their progress. This cannot be undone."
      confirmLabel="Delete team"
      tone="danger"
      onConfirm={() => {}}
      onCancel={() => {}}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
