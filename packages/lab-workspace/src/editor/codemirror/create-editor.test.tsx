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
  it('writes brackets in pairs, and types over the second one', () => {
    const { editor, onChange } = open({ text: '' });
    editor.insert('(');
    editor.insert(')');
    editor.insert(';');
    expect(onChange).toHaveBeenLastCalledWith('();');
  });

  it('moves the cursor by one character', () => {
    const { editor, onChange } = open({ text: 'ab' });
    editor.move(1);
    editor.insert('=');
    editor.move(-1);
    editor.insert('/');
    expect(onChange).toHaveBeenLastCalledWith('a/=b');
  });

  it('changes no file that is read only', () => {
    const { editor, onChange } = open({ isReadOnly: true });
    editor.insert('=');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a line that is gone to', () => {
  it('has the cursor, and the focus where it is asked for', () => {
    const { show, active } = open();
    show({ target: { path: FILE.path, line: 2, takesFocus: false } });
    expect(active()).toBe('two');
    expect(document.activeElement).toBe(document.body);
    show({ target: { path: FILE.path, line: 3, column: 2, takesFocus: true } });
    expect(active()).toBe('three');
    expect(document.activeElement?.className).toContain('cm-content');
  });

  it('is gone to once: the cursor is not moved back by later changes', () => {
    const target = { path: FILE.path, line: 2, takesFocus: true };
    const { editor, show, active } = open();
    show({ target });
    for (let step = 0; step < 4; step += 1) editor.move(1);
    show({ target, isReadOnly: true });
    expect(active()).toBe('three');
  });

  it('is the last one of a file that is shorter by now, and the end of a line that is', () => {
    const { editor, show, onChange } = open({ text: 'one\ntwo' });
    show({ target: { path: FILE.path, line: 99, column: 99, takesFocus: false } });
    editor.insert(';');
    expect(onChange).toHaveBeenLastCalledWith('one\ntwo;');
  });

  it('waits until its pane is open', async () => {
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

  it('are on their line and its number, with the error as title', () => {
    const { all } = open({ marks });
    expect(all('.cm-faultLine').map(({ textContent, title }) => [textContent, title])).toEqual([
      ['two', 'TypeError: no'],
    ]);
    expect(all('.cm-gutterElement.cm-faultGutter').map(({ textContent }) => textContent)).toEqual(['2']);
  });

  it('move with their line while the learner types, until the next list replaces them', () => {
    const { editor, show, all, onChange } = open({ marks });
    editor.insert('\n');
    const text = onChange.mock.lastCall?.[0] ?? '';
    show({ marks, text });
    expect(all('.cm-faultLine').map(({ textContent }) => textContent)).toEqual(['two']);
    show({ marks: [], text });
    expect(all('.cm-faultLine')).toEqual([]);
  });

  it('are those of the shown file', () => {
    const { show, all } = open({ marks });
    show({ path: 'other.txt', marks: [] });
    expect(all('.cm-faultLine')).toEqual([]);
    show({ marks });
    expect(all('.cm-faultLine')).toHaveLength(1);
  });

  it('do not exist beyond the end of the file', () => {
    expect(open({ marks: [{ line: 40, message: 'gone' }] }).all('.cm-faultLine')).toEqual([]);
  });
});

describe('long lines', () => {
  const text = `  ${'word '.repeat(30)}\nend`;

  it('wrap, and continue below where they begin', () => {
    const { all } = open({ text });
    const [line] = all('.cm-line');
    expect(line?.className).toContain('cm-hang-2');
    expect(line?.getBoundingClientRect().height).toBeGreaterThan(40);
  });

  it('stay one line where the learner chose so', () => {
    const { all } = open({ text, isWrapping: false });
    expect(all('.cm-line')[0]?.className).not.toContain('cm-hang');
    expect(all('.cm-line')[0]?.getBoundingClientRect().height).toBeLessThan(40);
  });

  it('have their number beside their first row, where reduced motion delays styles by a frame', async () => {
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
