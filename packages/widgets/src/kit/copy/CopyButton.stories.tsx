import { CopyButton } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CopyValue } from './CopyValue.tsx';

/** Puts another clipboard in the place of the browser's; gives the function that puts it back. */
function replaceClipboard(writeText: (text: string) => Promise<void>) {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => {
    if (original) Object.defineProperty(navigator, 'clipboard', original);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
}
const written = fn(() => Promise.resolve());

/** A button that copies a text, as every page has it. */
const meta = {
  title: 'Widgets/Kit/CopyButton',
  component: CopyButton,
  args: { what: 'Client ID', value: 'd1f0-77aa-04c2' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the button says that it was done. */
export const Copied: Story = {
  beforeEach: () => replaceClipboard(written),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Client ID' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(written).toHaveBeenCalledWith(args.value);
  },
};

/** The browser refuses, as in many frames: a dialog shows the text, selected for the keyboard, and says why. */
export const Denied: Story = {
  beforeEach: () => replaceClipboard(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy Client ID' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Copy the text' }));
    await expect(dialog.getByRole('textbox', { name: 'Text to copy' })).toHaveFocus();
    await expect(getSelection()?.toString()).toBe(args.value);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  },
};

/** With its name, and an address that breaks after a part of its path. */
export const WithItsValue: Story = {
  render: () => (
    <CopyValue
      label="Login URL"
      value="https://learning.example.com/api/lti/login/7d1f0000-0000-4000-8000-000000000000"
      hint="Your platform asks for it when you register a tool."
    />
  ),
};
