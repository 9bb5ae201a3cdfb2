import { askAssistant } from '@drawbridge/contracts/learning';
import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allLabCards } from '../../practice/lab/testing/lab-cards.ts';
import { type LabScene, LONG } from '../../practice/lab/testing/lab-scene.tsx';
import { labStory } from '../../practice/lab/testing/lab-story.tsx';
import { sampleAnswer, sampleSource } from '../../testing/sample-assistant.ts';
import { AssistantPanel } from './AssistantPanel.tsx';

const QUESTION = 'Why can a column name not be bound?';

/** The assistant in a tab of a lab, beside the code that the question is about. @see SVC-7 */
const meta = {
  title: 'Lab/Assistant/Answers',
  ...labStory,
  args: {
    labId: labPack.lab_id,
    onExit: fn(),
    answers: [
      [
        askAssistant,
        () => ({
          data: {
            ...sampleAnswer,
            citations: [
              ...sampleAnswer.citations,
              { title: labPack.title, lab_id: labPack.lab_id, lab_type: 'lab' as const },
            ],
            challenges: allLabCards.slice(0, 2),
          },
        }),
      ],
    ],
    assistant: {
      label: 'Ask',
      action: 'Ask the assistant',
      render: ({ asked, onOpenSteps }) => (
        <AssistantPanel
          asked={asked}
          context={{ lab_id: labPack.lab_id }}
          toSourceHref={({ item_id }) => item_id && `/lessons/${item_id}`}
          onOpenLesson={onOpenSteps}
          toLabHref={({ lab_id }) => `/labs/${lab_id}`}
        />
      ),
    },
  },
} satisfies Meta<typeof LabScene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing asked yet; the focus is in the field. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    const button = canvas.queryByRole('button', { name: 'Ask the assistant' });
    if (button) await userEvent.click(button);
    else {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await userEvent.click(
        await within(document.body).findByRole('menuitem', { name: 'Ask the assistant' }, LONG),
      );
    }
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus(), LONG);
  },
};
export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: 'phone' } } };

/** The answer is kept while the hints are open. A source that is this lab leads to its steps. */
export const Answered: Story = {
  play: async (context) => {
    await Empty.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.keyboard(`${QUESTION}{Enter}`);
    await canvas.findByText('From the course texts', {}, LONG);
    const tabs = within(canvas.getByRole('tablist', { name: 'Steps and help' }));
    await userEvent.click(tabs.getByRole('tab', { name: /Hints/ }));
    await waitFor(() => expect(canvas.queryByText('From the course texts')).not.toBeVisible());
    await userEvent.click(tabs.getByRole('tab', { name: /Ask/ }));
    await expect(canvas.getByText('From the course texts')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveValue(QUESTION);
    const sources = within(canvas.getByRole('region', { name: 'Sources' }));
    await expect(sources.getByRole('link', { name: new RegExp(sampleSource.title) })).toBeVisible();
    await userEvent.click(sources.getByRole('button', { name: new RegExp(labPack.title) }));
    await waitFor(() => expect(canvas.getByText('From the course texts')).not.toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible());
  },
};
export const AnsweredOnAPhone: Story = { ...Answered, globals: { viewport: { value: 'phone' } } };
