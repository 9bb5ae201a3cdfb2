import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleQuestions } from '../../testing/sample-questions.ts';
import {
  type AnswersOutcome,
  RecommendationDialog,
  type RecommendationDialogProps,
} from './RecommendationDialog.tsx';

const giving = (outcome: AnswersOutcome) =>
  fn<RecommendationDialogProps['onSubmit']>(() => Promise.resolve(outcome));

/** The form, from data alone: the page sends the answers. @see REC-1..REC-18, EMB-1 */
const meta = {
  title: 'Widgets/Preferences/RecommendationDialog',
  component: RecommendationDialog,
  args: {
    form: { state: 'ready', value: sampleQuestions },
    onRetry: fn(),
    onSubmit: giving({ kind: 'kept' }),
    onSubmitted: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof RecommendationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) =>
  userEvent.click(await within(document.body).findByRole('button', { name }));

async function fill() {
  await press('Developer');
  await press('Security Champion');
  await press('Intermediate');
  await userEvent.type(
    within(document.body).getByRole('textbox', { name: /Anything else/ }),
    'More about tokens',
  );
}

export const Questions: Story = {};
export const Filled: Story = { play: fill };
/** REC-16: nothing is sent, and the first question that lacks its answer has the focus. */
export const RequiredMissing: Story = {
  play: async ({ args }) => {
    await press('Submit');
    await waitFor(() =>
      expect(within(document.body).getByRole('button', { name: 'Cloud Engineer' })).toHaveFocus(),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Submit: Story = {
  play: async ({ args }) => {
    await fill();
    await press('Submit');
    await waitFor(() => expect(args.onSubmitted).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      roles: ['Developer', 'Security Champion'],
      proficiency: 'Intermediate',
      words: 'More about tokens',
    });
  },
};
/** REC-17: what is wrong is said at its question, and the answers stay. */
export const Refused: Story = {
  args: { onSubmit: giving({ kind: 'refused', errors: { words: 'Shorter, please' } }) },
  play: async ({ args }) => {
    await fill();
    await press('Submit');
    await within(document.body).findByText('Shorter, please');
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { form: { state: 'loading' } } };
export const Problem: Story = {
  args: { form: { state: 'problem', problem: { message: 'The questions are being translated.' } } },
  play: async ({ args }) => {
    await press('Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
