import { insertBracket } from '@codemirror/autocomplete';
import { cursorCharLeft, cursorCharRight } from '@codemirror/commands';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { EditorTarget } from '../../page/workspace-view.ts';
import { setup } from './editor-setup.ts';
import { faultMarks, type LineMark, setFaultMarks } from './fault-marks.ts';
import { loadLanguage } from './languages.ts';
import { wrapLines } from './wrap-lines.ts';

export interface ShownFile {
  path: string;
  text: string;
  isReadOnly: boolean;
  isWrapping: boolean;
  label: string;
  /** Lines with errors; another list replaces the marks that were shown. */
  marks: readonly LineMark[];
  /** Shown once, as soon as the editor is visible. */
  target: EditorTarget | undefined;
}

export interface LabEditor {
  /** Shows a file. Text that differs from the editor's (a reset, another window) becomes one undoable change. */
  show(file: ShownFile): void;
  /** Writes a character at the cursor as if it was typed: brackets and quotes come in pairs. */
  insert(character: string): void;
  /** Moves the cursor by one character. */
  move(by: 1 | -1): void;
  destroy(): void;
}

interface EditorOptions {
  parent: HTMLElement;
  nonce: string | undefined;
  /** Ids of the texts that describe the editor. */
  describedBy: string;
  onChange: (text: string) => void;
}

export function createEditor({ parent, nonce, describedBy, onChange }: EditorOptions): LabEditor {
  const states = new Map<string, EditorState>();
  const wrapping = new Compartment();
  const language = new Compartment();
  const marksOf = new Map<string, readonly LineMark[]>();
  let shown: string | undefined;
  let isOwnChange = false;
  let target: EditorTarget | undefined;
  let reached: EditorTarget | undefined;

  // CodeMirror uses the nonce for its first style element, so it is set before the first file.
  const nonceOnly = nonce === undefined ? [] : EditorView.cspNonce.of(nonce);
  const view = new EditorView({ parent, extensions: nonceOnly });
  // A pane that is not open has no size: nothing in it can be scrolled or take the focus.
  const visibility = new ResizeObserver(goToTarget);
  visibility.observe(parent);

  function toState({ path, text, isReadOnly, isWrapping, label }: ShownFile): EditorState {
    const first = loadLanguage(path);
    if (first instanceof Promise) void first.then((late) => colour(path, late));
    const extensions: Extension[] = [
      setup,
      faultMarks,
      language.of(first instanceof Promise ? [] : first),
      wrapping.of(isWrapping ? wrapLines : []),
      EditorState.readOnly.of(isReadOnly),
      EditorView.contentAttributes.of({
        'aria-label': label,
        // Editable content is focusable without it; accessibility checkers look for the attribute.
        tabindex: '0',
        'aria-describedby': describedBy,
        ...(isReadOnly ? { 'aria-readonly': 'true' } : {}),
      }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged && !isOwnChange) onChange(update.state.doc.toString());
      }),
      nonceOnly,
    ];
    return EditorState.create({ doc: text, extensions });
  }

  /** Sets the language of a file after it was loaded, also when another file is shown by then. */
  function colour(path: string, late: Extension) {
    const effects = language.reconfigure(late);
    if (shown === path) view.dispatch({ effects });
    else {
      const state = states.get(path);
      if (state) states.set(path, state.update({ effects }).state);
    }
  }

  function goToTarget() {
    if (target === undefined || target === reached || parent.clientHeight === 0) return;
    reached = target;
    const { doc } = view.state;
    const line = doc.line(Math.min(target.line, doc.lines));
    const at = Math.min(line.from + (target.column ?? 1) - 1, line.to);
    view.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: 'center' }),
    });
    if (target.takesFocus) view.focus();
  }

  /** Brings text, wrapping and marks of the file that is shown up to date. */
  function refresh(file: ShownFile) {
    const current = view.state.doc.toString();
    const isSameText = current === file.text;
    const isSameLook = view.lineWrapping === file.isWrapping && marksOf.get(file.path) === file.marks;
    if (isSameText && isSameLook) return;
    marksOf.set(file.path, file.marks);
    isOwnChange = true;
    view.dispatch({
      effects: [wrapping.reconfigure(file.isWrapping ? wrapLines : []), setFaultMarks.of(file.marks)],
      ...(isSameText ? {} : { changes: { from: 0, to: current.length, insert: file.text } }),
    });
    isOwnChange = false;
  }

  return {
    show(file) {
      if (shown !== file.path) {
        if (shown !== undefined) states.set(shown, view.state);
        shown = file.path;
        view.setState(states.get(file.path) ?? toState(file));
      }
      refresh(file);
      target = file.target;
      goToTarget();
    },
    insert(character) {
      const { state } = view;
      if (state.readOnly) return;
      view.dispatch(
        insertBracket(state, character) ??
          state.update(state.replaceSelection(character), { userEvent: 'input.type', scrollIntoView: true }),
      );
    },
    move(by) {
      if (by < 0) cursorCharLeft(view);
      else cursorCharRight(view);
    },
    destroy() {
      visibility.disconnect();
      view.destroy();
    },
  };
}
