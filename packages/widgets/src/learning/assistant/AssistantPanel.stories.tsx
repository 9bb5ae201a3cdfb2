import type { FakeHandler } from '@drawbridge/client/testing';
import { askAssistant } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { allLabCards } from '../../practice/lab/testing/lab-cards.ts';
import { modelAnswer, sampleAnswer, sampleSource } from '../../testing/sample-assistant.ts';
import { StoryHost } from '../../testing/story-host.tsx';
import { AssistantPanel } from './AssistantPanel.tsx';

const QUESTION = 'Why can a column name not be bound?';

/** Answers from the course texts, or from a model that has read them. @see CALL-37, LAB-11, LAB-12 */
const meta = {
  title: 'Widgets/Assistant/AssistantPanel',
  component: AssistantPanel,
  args: { query: QUESTION, onOpenLesson: fn(), onOpenLab: fn() },
} satisfies Meta<typeof AssistantPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const withAnswer = (handler: FakeHandler, args: Story['args'] = {}): Story => ({
  args,
  render: (all) => (
    <StoryHost handlers={[[askAssistant, handler]]}>
      <AssistantPanel {...all} />
    </StoryHost>
  ),
});

/** Each paragraph leads to its lesson. */
export const FromTheCourseTexts: Story = {
  ...withAnswer(() => ({ data: { ...sampleAnswer, challenges: allLabCards.slice(0, 2) } })),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('From the course texts');
    await userEvent.click(canvas.getByRole('button', { name: /^Source 1: Names, lists/ }));
    await expect(args.onOpenLesson).toHaveBeenCalledWith(sampleSource);
    await userEvent.click(canvas.getByRole('button', { name: allLabCards[0]?.title ?? '' }));
    await expect(args.onOpenLab).toHaveBeenCalledWith(allLabCards[0]?.lab_id);
  },
};

/** What a model has written is shown as it comes, and whose words they are. */
export const FromTheModel: Story = {
  ...withAnswer(() => ({
    data: modelAnswer,
    parts: [
      { answer: modelAnswer.answer.slice(0, 1), citations: [sampleSource] },
      { answer: modelAnswer.answer.slice(0, 2), citations: modelAnswer.citations },
    ],
  })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/is part of the plan/);
    await canvas.findByText('Written by an AI model');
    await canvas.findByText('The answer is here.');
    await canvas.findByText(/SELECT id FROM invoices/);
  },
};

/** Asks by keyboard: Enter sends, Shift and Enter make a line. */
export const Empty: Story = {
  ...withAnswer(() => ({ data: sampleAnswer }), { query: '' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Ask the course texts');
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await expect(canvas.getByRole('button', { name: 'Ask' })).toBeDisabled();
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('One\ntwo');
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(canvas.getByText('Ask the course texts')).toBeVisible();
    await userEvent.type(field, '{Enter}');
    await canvas.findByRole('heading', { level: 2, name: /^One\s+two$/ });
    await canvas.findByText('The answer is here.');
  },
};

/** The page takes the question, so that it is in the address. */
export const TakenByThePage: Story = {
  ...withAnswer(() => ({ data: sampleAnswer }), { query: '', onAsk: fn(() => true) }),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('textbox'), 'Why?{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('Why?');
  },
};

export const Unknown = withAnswer(() => ({
  data: {
    ...sampleAnswer,
    known: false,
    answer: [],
    citations: [sampleSource],
    challenges: allLabCards.slice(0, 1),
  },
}));
export const NothingNear = withAnswer(() => ({
  data: { ...sampleAnswer, known: false, answer: [], citations: [] },
}));

/** The fix of a lab is left out until it has been tried twice. */
export const FixWithheld: Story = {
  ...withAnswer(() => ({ data: { ...sampleAnswer, withheld: 'Someone else’s invoice' } })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/You have not solved “Someone else’s invoice” yet/);
  },
};

export const ModelFailed = withAnswer(() => ({ data: { ...sampleAnswer, model_left_out: 'failed' } }));
export const Loading: Story = { ...withAnswer(() => 'hang'), parameters: { staysLoading: true } };
export const Offline = withAnswer(() => 'offline');
export const Problem = withAnswer(() => ({ problem: 'internal' }));
export const RateLimited: Story = {
  ...withAnswer(() => ({ problem: 'too_many_tries', retryAfterSeconds: 600 })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('That was a lot of questions');
  },
};
/** The lesson beside the question is closed: it can be asked without it. */
export const ClosedContext: Story = {
  ...withAnswer(({ context }) => (context ? { problem: 'upgrade_required' } : { data: sampleAnswer }), {
    context: { course_id: 'c2-injection-at-the-boundary', item_id: 'second' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The lesson or lab beside your question is closed');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask without it' }));
    await canvas.findByText('From the course texts');
  },
};
export const SwitchedOff = withAnswer(() => ({ problem: 'assistant_off' }));

/** A question is text, whatever is in it. */
export const Hostile: Story = {
  ...withAnswer(() => ({
    data: {
      ...sampleAnswer,
      answer: [{ html: '<p>Safe <img src=x onerror=alert(1)><script>alert(1)</script></p>', citations: [] }],
    },
  })),
  args: { query: '<img src=x onerror=alert(1)> <script>alert(1)</script>' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: /^<img src=x onerror/ });
    await canvas.findByText(/Safe/);
    await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
  },
};

/** Words without end, and a question of the greatest length. */
export const FarTooLong: Story = {
  ...withAnswer(() => ({
    data: {
      ...sampleAnswer,
      answer: [
        { html: `<p>${'Grundstücksverkehrsgenehmigungszuständigkeit'.repeat(8)}</p>`, citations: [1, 2] },
      ],
    },
  })),
  args: { query: 'Rechtsschutzversicherungsgesellschaften'.repeat(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/A question can have at most 2000 characters/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toBeDisabled());
  },
};
