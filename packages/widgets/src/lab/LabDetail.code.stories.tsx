import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { labPack } from './testing/lab-data.ts';
import { inspection, policyPack, pythonPack } from './testing/lab-kinds.ts';
import { LabScene, LONG, openPane, opens, type Screen } from './testing/lab-scene.tsx';

const meta = {
  title: 'Lab/Code',
  component: LabScene,
  parameters: { layout: 'fullscreen' },
  args: { labId: labPack.lab_id, onExit: fn() },
  argTypes: { answers: { control: false }, runner: { control: false } },
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

async function findEditor(canvas: Screen): Promise<HTMLElement> {
  await openPane(canvas, /Code/);
  return canvas.findByRole('textbox', { name: /Code of/ }, LONG);
}

/** A word has a look of its own when it is an element of its own in its line. */
const findWord = (editor: HTMLElement, word: string) =>
  waitFor(() => {
    const found = [...editor.querySelectorAll<HTMLElement>('.cm-line > span')].find(
      ({ textContent }) => textContent === word,
    );
    if (!found) throw new Error(`${word} has no look of its own`);
    return getComputedStyle(found).color;
  }, LONG);

export const PythonIsHighlighted: Story = {
  args: { answers: [opens(pythonPack)] },
  play: async ({ canvasElement }) => {
    const editor = await findEditor(within(canvasElement));
    await expect(await findWord(editor, 'def')).not.toBe(getComputedStyle(editor).color);
  },
};

export const DockerfileIsHighlighted: Story = {
  args: { answers: [opens(policyPack)], runner: { inspection } },
  play: async ({ canvasElement }) => {
    const editor = await findEditor(within(canvasElement));
    await expect(await findWord(editor, 'FROM')).not.toBe(getComputedStyle(editor).color);
  },
};

const place = { path: 'routes/invoices.js', line: 14, column: 5 };
const thrown = {
  kind: 'throw' as const,
  message: "TypeError: cannot read property 'owner_id' of undefined\n    at show (routes/invoices.js:14:5)",
  place,
};

/** The page of the preview names the error once, and its place opens the file at that line. */
export const AnErrorLeadsToItsLine: Story = {
  args: {
    answers: [opens({ ...labPack, open_file: 'store.js' })],
    runner: { requestFault: thrown, fixedBy: 'findInvoice' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const editor = await findEditor(canvas);
    await openPane(canvas, /Preview/);
    await canvas.findByRole('heading', { name: 'Your code threw an error' }, LONG);
    const [link] = await canvas.findAllByRole('button', { name: 'routes/invoices.js:14:5' });
    if (!link) throw new Error('the place is no link');
    await userEvent.click(link);
    const shown = await canvas.findByRole('textbox', { name: 'Code of routes/invoices.js' }, LONG);
    await waitFor(() => expect(shown).toHaveFocus(), LONG);
    const line = shown.querySelector('.cm-faultLine');
    await expect(line).toBeVisible();
    await expect(line).toHaveClass('cm-activeLine');
    await expect(line).toHaveAttribute('title', "TypeError: cannot read property 'owner_id' of undefined");
    await waitFor(() => expect(shown).toHaveAccessibleDescription(/Line 14: TypeError/), LONG);
    await expect(editor).toBeInTheDocument();
  },
};

export const TheMarkGoesWithTheError: Story = {
  args: { ...AnErrorLeadsToItsLine.args, runner: { requestFault: thrown, fixedBy: '// fixed' } },
  play: async (context) => {
    await AnErrorLeadsToItsLine.play?.(context);
    await userEvent.keyboard('// fixed');
    await waitFor(() => expect(context.canvasElement.querySelector('.cm-faultLine')).toBeNull(), LONG);
  },
};

export const CodeThatDoesNotStart: Story = {
  args: {
    answers: [opens({ ...labPack, open_file: 'store.js' })],
    runner: {
      fault: "SyntaxError: unexpected token in expression: '}'\n    at routes/invoices.js:14:5",
      place,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findEditor(canvas);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^routes\/invoices\.js, line 14: SyntaxError/ }, LONG),
    );
    await canvas.findByRole('button', { name: /^Line 14: SyntaxError/ }, LONG);
    await openPane(canvas, /Tests/);
    await canvas.findByText('The tests could not start', {}, LONG);
    await expect(canvas.getByRole('button', { name: 'routes/invoices.js:14' })).toBeVisible();
  },
};
