import { saveDraft } from '@drawbridge/contracts/practice';
import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';

/** Logging out of a lab, which has the whole window. @see ASVS 7.4.4 */
const meta = {
  title: 'Lab/Logging out',
  ...labStory,
  args: { labId: labPack.lab_id, onLogout: fn(), answers: [[saveDraft, () => 'offline']] },
} satisfies Meta<typeof LabScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Changes that the server does not have would be lost: the page asks, and Enter does no harm. */
export const Unsaved: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Code/);
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Code of/ }, LONG));
    await userEvent.keyboard('// fixed');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Commands' }, LONG), 'log out{Enter}');
    const dialog = within(await canvas.findByRole('dialog', { name: /without your last changes/ }, LONG));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};

export const Anyway: Story = {
  play: async (context) => {
    await Unsaved.play?.(context);
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Log out anyway' }));
    await waitFor(() => expect(context.args.onLogout).toHaveBeenCalledOnce());
  },
};
