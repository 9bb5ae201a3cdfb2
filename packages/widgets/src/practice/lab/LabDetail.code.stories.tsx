import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import {
  inspection,
  manyFilesPack,
  policyPack,
  pythonPack,
} from '@drawbridge/lab-workspace/testing/lab-kinds';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, opens, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';

const meta = {
  title: 'Lab/Code',
  ...labStory,
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

const toTops = (elements: Iterable<HTMLElement>) =>
  [...elements].map((element) => Math.round(element.getBoundingClientRect().top));

/** Long lines wrap; each number is beside the first row of its line. */
export const LongLinesWrap: Story = {
  args: { answers: [opens({ ...labPack, open_file: 'views.js' })] },
  play: async ({ canvasElement }) => {
    const editor = await findEditor(within(canvasElement));
    await waitFor(() => {
      const lines = toTops(editor.querySelectorAll<HTMLElement>('.cm-line')).slice(0, 8);
      const numbers = canvasElement.querySelectorAll<HTMLElement>('.cm-lineNumbers .cm-gutterElement');
      // The first element of the gutter is invisible and gives it its width.
      return expect(toTops(numbers).slice(1, 9)).toEqual(lines);
    }, LONG);
    const scroller = editor.closest('.cm-scroller');
    await expect(scroller?.scrollWidth).toBe(scroller?.clientWidth);
  },
};

/** The page opens at the line that matters, without taking the focus. */
export const OpensAtALine: Story = {
  args: { answers: [opens({ ...labPack, open_file: 'views.js', open_line: 60 })] },
  play: async ({ canvasElement }) => {
    const editor = await findEditor(within(canvasElement));
    const numbered = () => canvasElement.querySelector<HTMLElement>('.cm-activeLineGutter');
    await waitFor(() => expect(numbered()).toHaveTextContent('60'), LONG);
    await expect(numbered()).toBeVisible();
    await expect(editor).not.toHaveFocus();
  },
};

const isInside = (inner: Element, outer: Element) => {
  const [small, large] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return small.left >= large.left - 1 && small.right <= large.right + 1;
};

/** The strip of tabs is scrolled to the open file, at first and at every change. */
export const TheOpenTabIsInSight: Story = {
  args: { answers: [opens({ ...labPack, open_file: 'server.js' })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findEditor(canvas);
    const strip = canvas.getByRole('tablist', { name: 'Files' });
    const tab = within(strip).getByRole('tab', { name: /server\.js/ });
    await waitFor(() => expect(isInside(tab, strip)).toBe(true), LONG);
    tab.focus();
    await userEvent.keyboard('{Home}');
    const first = within(strip).getByRole('tab', { selected: true });
    await expect(first).toHaveFocus();
    await expect(isInside(first, strip)).toBe(true);
  },
};

const findTree = async (canvas: Screen) => {
  const button = await canvas.findByRole('button', { name: /^Files: / }, LONG);
  if (button.getAttribute('aria-haspopup') === 'tree') await userEvent.click(button);
  return canvas.findByRole('tree', { name: 'Files' }, LONG);
};

export const ManyFilesAreATree: Story = {
  args: { answers: [opens(manyFilesPack)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await findEditor(canvas);
    const tree = await findTree(canvas);
    const row = (name: string) => within(tree).getByRole('treeitem', { name });
    await expect(row('invoices.js')).toHaveAttribute('aria-selected', 'true');
    await expect(row('Read only server.js')).toBeVisible();
    row('invoices.js').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(row('routes')).toHaveAttribute('aria-expanded', 'false');
    await expect(within(tree).queryByRole('treeitem', { name: 'invoices.js' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}{End}{Enter}');
    await canvas.findByRole('textbox', { name: 'Code of views.js' }, LONG);
    await expect(canvas.getByRole('button', { name: /^Files: views\.js/ })).toBeVisible();
  },
};

/** Where the pane is too narrow for a column, the tree is a menu of its button. */
export const TheTreeAsAMenu: Story = {
  ...ManyFilesAreATree,
  decorators: [(show) => <div style={{ inlineSize: '375px' }}>{show()}</div>],
  play: async (context) => {
    await ManyFilesAreATree.play?.(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.queryByRole('tree')).toBeNull();
    const tree = await findTree(canvas);
    await waitFor(() => expect(within(tree).getByRole('treeitem', { selected: true })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Files: / }));
    await waitFor(() => expect(canvas.queryByRole('tree')).toBeNull());
  },
};
