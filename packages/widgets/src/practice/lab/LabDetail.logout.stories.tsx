import { saveDraft } from '@drawbridge/contracts/practice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ConnectedLabDetail } from './ConnectedLabDetail.tsx';
import { labPack } from './testing/lab-data.ts';
import { LabScene, LONG, openPane } from './testing/lab-scene.tsx';
import { loadLabCode } from './testing/load-lab-code.ts';

/** Logging out of a lab, which has the whole window. @see ASVS 7.4.4 */
const meta = {
  title: 'Lab/Logging out',
  component: documented(ConnectedLabDetail, LabScene),
  render: (args) => <LabScene {...args} />,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  args: { labId: labPack.lab_id, onLogout: fn(), answers: [[saveDraft, () => 'offline']] },
  argTypes: { answers: { table: { disable: true } }, runner: { table: { disable: true } } },
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
