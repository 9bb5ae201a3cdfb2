import { getPreferenceForm, PREFERENCE_TEXTS, submitPreferences } from '@drawbridge/contracts/identity';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleQuestions } from '../../testing/sample-questions.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ConnectedRecommendationDialog } from './ConnectedRecommendationDialog.tsx';

const onSubmit = fn();
const withForm = (more: Handlers = []): Handlers => [
  [getPreferenceForm, () => ({ data: { fields: sampleQuestions } })],
  [
    submitPreferences,
    (input) => {
      onSubmit(input);
      return { data: {}, message: PREFERENCE_TEXTS.submitted };
    },
  ],
  ...more,
];

/** The form of the first visit. */
const meta = {
  title: 'Widgets/Preferences/ConnectedRecommendationDialog',
  component: ConnectedRecommendationDialog,
  args: { onSubmitted: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ConnectedRecommendationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <ConnectedRecommendationDialog {...args} />
    </StoryHost>
  ),
});

/** REC-1..REC-4, REC-6 */
export const Questions: Story = {
  ...story(withForm()),
  play: async () => {
    // From the page: the dialog shown while the store's code is fetched is another element.
    const page = within(document.body);
    const group = await page.findByRole('group', { name: /1\. Which roles.*required/ });
    await expect(page.getByRole('textbox', { name: /3\. Anything else/ })).toHaveAttribute('rows', '6');
    await waitFor(() => expect(within(group).getAllByRole('button')[0]).toHaveFocus());
    // A dialog is laid out a moment after it opens.
    await waitFor(async () => {
      await expect(group).toBeVisible();
      await expect(page.getByRole('button', { name: 'Beginner' })).toBeVisible();
      if (window.innerWidth < 600) return;
      const { width } = document.querySelector('dialog')?.getBoundingClientRect() ?? { width: 0 };
      await expect(Math.abs(width - window.innerWidth * 0.7)).toBeLessThan(2);
    });
  },
};

async function fill() {
  const page = within(document.body);
  await userEvent.click(await page.findByRole('button', { name: 'Developer' }));
  await userEvent.click(page.getByRole('button', { name: 'Security Champion' }));
  await userEvent.click(page.getByRole('button', { name: 'Intermediate' }));
  await userEvent.type(page.getByRole('textbox', { name: /3\. Anything else/ }), 'More about tokens');
}

/** SB-4 */
export const Filled: Story = {
  ...story(withForm()),
  play: async () => {
    await fill();
    const page = within(document.body);
    await expect(page.getByRole('button', { name: 'Developer' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('textbox', { name: /3\. Anything else/ })).toHaveValue('More about tokens');
  },
};
/** SB-4, REC-16: the first question that lacks its answer has the focus. */
export const RequiredMissing: Story = {
  ...story(withForm()),
  play: async () => {
    const page = within(document.body);
    // Until the questions are here, there is nothing to submit.
    await page.findByRole('button', { name: 'Cloud Engineer' });
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(await page.findAllByText('Please select an option')).toHaveLength(2);
    await waitFor(() => expect(page.getByRole('button', { name: 'Cloud Engineer' })).toHaveFocus());
  },
};
/** SB-4: the answers are under way, and are not sent twice. */
export const Sending: Story = {
  ...story([
    [getPreferenceForm, () => ({ data: { fields: sampleQuestions } })],
    [submitPreferences, () => 'hang'],
  ]),
  play: async ({ args }) => {
    await fill();
    const submit = within(document.body).getByRole('button', { name: 'Submit' });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** REC-16: nothing is sent, the question says so and gets the focus. REC-9..REC-14: then it is sent and closes. */
export const Submit: Story = {
  ...story(withForm()),
  play: async ({ args }) => {
    onSubmit.mockClear();
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Developer' }));
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await page.findByText('Please select an option');
    await waitFor(() => expect(page.getByRole('button', { name: 'Beginner' })).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Advanced' }));
    await userEvent.click(page.getByRole('button', { name: 'Beginner' }));
    await expect(page.queryByText('Please select an option')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await page.findByText(PREFERENCE_TEXTS.submitted);
    await expect(onSubmit).toHaveBeenCalledWith({ roles: ['Developer'], proficiency: 'Basic' });
    await expect(args.onSubmitted).toHaveBeenCalledOnce();
  },
};

/** REC-17: the dialog stays open and keeps the answers. */
export const Refused: Story = {
  ...story([
    [getPreferenceForm, () => ({ data: { fields: sampleQuestions } })],
    [submitPreferences, () => 'offline'],
  ]),
  play: async ({ args }) => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Developer' }));
    await userEvent.click(page.getByRole('button', { name: 'Intermediate' }));
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await page.findByText('Server busy please try later!');
    await expect(page.getByRole('button', { name: 'Developer' })).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};
export const Loading = story([[getPreferenceForm, () => 'hang']]);
export const Problem = story([[getPreferenceForm, () => ({ problem: 'internal' })]]);
