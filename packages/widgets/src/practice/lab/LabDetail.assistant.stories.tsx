import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';
import { sampleAssistant } from './testing/sample-assistant.tsx';

/** Somebody to ask, whom the host adds: beside the code, as the hints are. */
const meta = {
  title: 'Lab/Assistant',
  ...labStory,
  args: { ...labStory.args, assistant: sampleAssistant },
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

const QUESTION = 'Why is line 12 unsafe?';
const PHONE = { viewport: { value: 'phone' } };

/** By the button in the header, which on a phone is an entry of the menu. */
async function ask(canvas: Screen) {
  await canvas.findByRole('heading', { level: 1 }, LONG);
  const button = canvas.queryByRole('button', { name: 'Ask the assistant' });
  if (button) return userEvent.click(button);
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await userEvent.click(
    await within(document.body).findByRole('menuitem', { name: 'Ask the assistant' }, LONG),
  );
}
const findField = (canvas: Screen) => canvas.findByRole('textbox', { name: 'Your question' }, LONG);
const findTabs = async (canvas: Screen) =>
  within(await canvas.findByRole('tablist', { name: 'Steps and help' }, LONG));
const openTab = async (canvas: Screen, name: RegExp) =>
  userEvent.click((await findTabs(canvas)).getByRole('tab', { name }));

/** The button opens the tab and puts the focus in the field; what is asked about stays in view. */
export const AskFocusesTheQuestion: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await ask(canvas);
    await waitFor(async () => expect(await findField(canvas)).toHaveFocus(), LONG);
    await expect((await findTabs(canvas)).getByRole('tab', { name: 'Ask' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const AskFocusesTheQuestionOnAPhone: Story = { ...AskFocusesTheQuestion, globals: PHONE };

/** Asking again while the tab is open puts the focus back. */
export const AskedAgain: Story = {
  play: async (context) => {
    await AskFocusesTheQuestion.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('heading', { level: 1 }));
    await waitFor(async () => expect(await findField(canvas)).not.toHaveFocus());
    await ask(canvas);
    await waitFor(async () => expect(await findField(canvas)).toHaveFocus());
  },
};

/** The command puts the focus in the field, not back to where the palette was opened. */
export const AskedByCommand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await canvas.findByRole('combobox', { name: 'Commands' }, LONG)).toHaveFocus();
    await userEvent.keyboard('askassist{Enter}');
    await waitFor(async () => expect(await findField(canvas)).toHaveFocus(), LONG);
  },
};

/** A question is kept while another tab is open. */
export const QuestionSurvivesOtherTabs: Story = {
  play: async (context) => {
    await AskFocusesTheQuestion.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await findField(canvas), QUESTION);
    await openTab(canvas, /Hints/);
    await canvas.findByRole('button', { name: 'Open this hint' }, LONG);
    await expect(canvas.queryByRole('textbox', { name: 'Your question' })).toBeNull();
    await openTab(canvas, /Ask/);
    await expect(await findField(canvas)).toHaveValue(QUESTION);
  },
};
export const QuestionSurvivesOtherTabsOnAPhone: Story = { ...QuestionSurvivesOtherTabs, globals: PHONE };

/** A page that becomes narrower shows its panes in another way: the question is still there. */
export const QuestionSurvivesAnotherWidth: Story = {
  play: async (context) => {
    await AskFocusesTheQuestion.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await findField(canvas), QUESTION);
    const { style } = context.canvasElement;
    const panes = () => canvas.queryByRole('tablist', { name: 'Panes of the lab' });
    const isTabbed = panes() !== null;
    style.inlineSize = isTabbed ? '1100px' : '700px';
    await waitFor(() => expect(panes() !== null).toBe(!isTabbed), LONG);
    await expect(await findField(canvas)).toHaveValue(QUESTION);
    style.inlineSize = '';
    await waitFor(() => expect(panes() !== null).toBe(isTabbed), LONG);
    await expect(await findField(canvas)).toHaveValue(QUESTION);
  },
};

/** Escape leads back to the tab before. */
export const EscapeGoesBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Lesson/);
    if (canvas.queryByRole('tablist', { name: 'Steps and help' })) await openTab(canvas, /Hints/);
    const before = canvas.queryByRole('button', { name: 'Open this hint' }) !== null;
    await ask(canvas);
    await waitFor(async () => expect(await findField(canvas)).toHaveFocus(), LONG);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Your question' })).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Open this hint' }) !== null).toBe(before);
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-pane]')?.getAttribute('data-pane')).toBe('steps'),
    );
  },
};

/** Escape leads back to the code, when the question came from there. */
export const EscapeGoesBackToTheCode: Story = {
  globals: PHONE,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Code/);
    await ask(canvas);
    await waitFor(async () => expect(await findField(canvas)).toHaveFocus(), LONG);
    await userEvent.keyboard('{Escape}');
    const panes = within(canvas.getByRole('tablist', { name: 'Panes of the lab' }));
    await waitFor(() =>
      expect(panes.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

/** From right to left, the arrow keys follow the order that is seen. */
export const ArrowKeysFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await AskFocusesTheQuestion.play?.(context);
    const tabs = await findTabs(within(context.canvasElement));
    await userEvent.click(tabs.getByRole('tab', { name: 'Ask' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tabs.getByRole('tab', { name: /Solution/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(tabs.getByRole('tab', { name: 'Ask' })).toHaveFocus());
  },
};

/** The tab works by keyboard as the others do: the focus stays in the row of tabs. */
export const ArrowKeys: Story = {
  play: async (context) => {
    await AskFocusesTheQuestion.play?.(context);
    const canvas = within(context.canvasElement);
    const tabs = await findTabs(canvas);
    const isChosen = (name: RegExp) =>
      waitFor(async () => {
        const tab = tabs.getByRole('tab', { name });
        await expect(tab).toHaveFocus();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
      });
    await userEvent.click(tabs.getByRole('tab', { name: /Hints/ }));
    await userEvent.keyboard('{End}');
    await isChosen(/Ask/);
    await userEvent.keyboard('{ArrowLeft}');
    await isChosen(/Solution/);
    await userEvent.keyboard('{ArrowRight}');
    await isChosen(/Ask/);
    // The steps have no row of tabs where one pane is shown at a time.
    if (canvas.queryByRole('tablist', { name: 'Panes of the lab' })) return;
    await userEvent.keyboard('{Home}');
    await isChosen(/Steps/);
    await userEvent.keyboard('{ArrowLeft}');
    await isChosen(/Ask/);
  },
};

/** Rendered with the first opening, and not before. */
const renderOnce = fn(sampleAssistant.render);
export const RenderedWhenOpened: Story = {
  args: { assistant: { ...sampleAssistant, render: renderOnce } },
  play: async ({ canvasElement }) => {
    renderOnce.mockClear();
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Submit' }, LONG);
    await expect(renderOnce).not.toHaveBeenCalled();
    await ask(canvas);
    await findField(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the steps' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Your question' })).toBeNull());
  },
};

/** A host without an assistant: an embedded lab, a guest's, or one of a company that has turned it off. */
export const WithoutAssistant: Story = {
  args: { assistant: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Submit' }, LONG);
    await expect(canvas.queryByRole('tab', { name: 'Ask' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Ask the assistant' })).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Commands' }, LONG), 'hint');
    await expect(canvas.queryByRole('option', { name: /Ask the assistant/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
