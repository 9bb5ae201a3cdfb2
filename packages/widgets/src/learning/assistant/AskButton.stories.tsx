import { askAssistant } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleAnswer, sampleSource } from '../../testing/sample-assistant.ts';
import { StoryHost } from '../../testing/story-host.tsx';
import { AskButton } from './AskButton.tsx';

/** Asks beside a lesson. @see SVC-7, CALL-37 */
const meta = {
  title: 'Widgets/Assistant/AskButton',
  component: AskButton,
  args: {
    context: { course_id: sampleSource.course_id, item_id: sampleSource.item_id },
    toSourceHref: ({ item_id }) => `/lessons/${item_id}`,
    onOpenLesson: fn(),
  },
  render: (args) => (
    <StoryHost handlers={[[askAssistant, () => ({ data: sampleAnswer })]]}>
      <AskButton {...args} />
    </StoryHost>
  ),
} satisfies Meta<typeof AskButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Another lesson is a link; a heading of this one closes the dialog over it. */
export const Asked: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Ask about this' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask about this lesson' }));
    const field = await dialog.findByRole('textbox', { name: 'Your question' });
    await userEvent.type(field, 'Why can a column name not be bound?{Enter}');
    await dialog.findByText('The answer is here.');
    const [another] = dialog.getAllByRole('link', { name: /^Source 2: What a placeholder/ });
    await expect(another).toHaveAttribute('href', '/lessons/c2-what-a-placeholder-does');
    const [here] = dialog.getAllByRole('button', { name: /^Source 1: Names, lists/ });
    await userEvent.click(here as HTMLElement);
    await expect(args.onOpenLesson).toHaveBeenCalledWith(sampleSource);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
