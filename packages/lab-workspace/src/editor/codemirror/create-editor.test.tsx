import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditor, type ShownFile } from './create-editor.ts';

const FILE: ShownFile = {
  path: 'notes.txt',
  text: 'one\ntwo\nthree\n',
  isReadOnly: false,
  isWrapping: true,
  label: 'Code of notes.txt',
  marks: [],
  target: undefined,
};
const disposals: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposals.splice(0)) dispose();
});

function open(file: Partial<ShownFile> = {}, isVisible = true) {
  const parent = document.createElement('div');
  parent.style.cssText = `block-size: 200px; inline-size: 240px; display: ${isVisible ? 'block' : 'none'}`;
  document.body.append(parent);
  const onChange = vi.fn<(text: string) => void>();
  const editor = createEditor({ parent, nonce: undefined, describedBy: '', onChange });
  const show = (change: Partial<ShownFile>) => editor.show({ ...FILE, ...file, ...change });
  // A page may be laid out between the two.
  parent.getBoundingClientRect();
  show({});
  disposals.push(() => {
    editor.destroy();
    parent.remove();
  });
  const all = (selector: string) => [...parent.querySelectorAll<HTMLElement>(selector)];
  return { editor, parent, onChange, show, all, active: () => all('.cm-activeLine')[0]?.textContent };
}

describe('a key of the row below the editor', () => {
  it('a bracket key writes a pair, and types over the second one', () => {
    const { editor, onChange } = open({ text: '' });
    editor.insert('(');
    editor.insert(')');
    editor.insert(';');
    expect(onChange).toHaveBeenLastCalledWith('();');
  });

  it('an arrow key moves the cursor by one character', () => {
    const { editor, onChange } = open({ text: 'ab' });
    editor.move(1);
    editor.insert('=');
    editor.move(-1);
    editor.insert('/');
    expect(onChange).toHaveBeenLastCalledWith('a/=b');
  });

  it('a key changes no read-only file', () => {
    const { editor, onChange } = open({ isReadOnly: true });
    editor.insert('=');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('going to a line', () => {
  it('the line gets the cursor, and the focus on request', () => {
    const { show, active } = open();
    show({ target: { path: FILE.path, line: 2, takesFocus: false } });
    expect(active()).toBe('two');
    expect(document.activeElement).toBe(document.body);
    show({ target: { path: FILE.path, line: 3, column: 2, takesFocus: true } });
    expect(active()).toBe('three');
    expect(document.activeElement?.className).toContain('cm-content');
  });

  it('the line is gone to once: later changes do not move the cursor back', () => {
    const target = { path: FILE.path, line: 2, takesFocus: true };
    const { editor, show, active } = open();
    show({ target });
    for (let step = 0; step < 4; step += 1) editor.move(1);
    show({ target, isReadOnly: true });
    expect(active()).toBe('three');
  });

  it('the last line is used if the file is shorter by now, and the end of a shorter line', () => {
    const { editor, show, onChange } = open({ text: 'one\ntwo' });
    show({ target: { path: FILE.path, line: 99, column: 99, takesFocus: false } });
    editor.insert(';');
    expect(onChange).toHaveBeenLastCalledWith('one\ntwo;');
  });

  it('going to a line waits until its pane is open', async () => {
    const { parent, show, active } = open({}, false);
    show({ target: { path: FILE.path, line: 3, takesFocus: true } });
    expect(active()).toBe('one');
    parent.style.display = 'block';
    await expect.poll(() => active()).toBe('three');
    expect(document.activeElement?.className).toContain('cm-content');
  });
});

describe('marks of errors', () => {
  const marks = [{ line: 2, message: 'TypeError: no' }];

  it('marks are on their line and its number, with the error as title', () => {
    const { all } = open({ marks });
    expect(all('.cm-faultLine').map(({ textContent, title }) => [textContent, title])).toEqual([
      ['two', 'TypeError: no'],
    ]);
    expect(all('.cm-gutterElement.cm-faultGutter').map(({ textContent }) => textContent)).toEqual(['2']);
  });

  it('marks move with their line while the learner types, until the next list replaces them', () => {
    const { editor, show, all, onChange } = open({ marks });
    editor.insert('\n');
    const text = onChange.mock.lastCall?.[0] ?? '';
    show({ marks, text });
    expect(all('.cm-faultLine').map(({ textContent }) => textContent)).toEqual(['two']);
    show({ marks: [], text });
    expect(all('.cm-faultLine')).toEqual([]);
  });

  it('marks are those of the shown file', () => {
    const { show, all } = open({ marks });
    show({ path: 'other.txt', marks: [] });
    expect(all('.cm-faultLine')).toEqual([]);
    show({ marks });
    expect(all('.cm-faultLine')).toHaveLength(1);
  });

  it('there are no marks beyond the end of the file', () => {
    expect(open({ marks: [{ line: 40, message: 'gone' }] }).all('.cm-faultLine')).toEqual([]);
  });
});

describe('long lines', () => {
  const text = `  ${'word '.repeat(30)}\nend`;

  it('long lines wrap, and continue below where they begin', () => {
    const { all } = open({ text });
    const [line] = all('.cm-line');
    expect(line?.className).toContain('cm-hang-2');
    expect(line?.getBoundingClientRect().height).toBeGreaterThan(40);
  });

  it('long lines stay one line if the learner chose so', () => {
    const { all } = open({ text, isWrapping: false });
    expect(all('.cm-line')[0]?.className).not.toContain('cm-hang');
    expect(all('.cm-line')[0]?.getBoundingClientRect().height).toBeLessThan(40);
  });

  it('long lines have their number beside their first row, even if reduced motion delays styles by a frame', async () => {
    const stop = document.createElement('style');
    stop.textContent = '* { transition-duration: 0.01ms }';
    document.head.append(stop);
    disposals.push(() => stop.remove());
    const { all } = open({ text });
    const readTops = (selector: string) =>
      all(selector).map((one) => Math.round(one.getBoundingClientRect().top));
    await vi.waitFor(
      () => {
        expect(document.getAnimations()).toEqual([]);
        // The first element of the gutter is invisible and gives it its width.
        expect(readTops('.cm-lineNumbers .cm-gutterElement').slice(1)).toEqual(readTops('.cm-line'));
      },
      { timeout: 15_000 },
    );
  });
});
