import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { setup } from './editor-setup.ts';
import { loadLanguage } from './languages.ts';

export interface ShownFile {
  path: string;
  text: string;
  isReadOnly: boolean;
  isWrapping: boolean;
  label: string;
}

export interface LabEditor {
  /** Shows a file. Text that differs from the editor's (a reset, another window) becomes one undoable change. */
  show(file: ShownFile): void;
  destroy(): void;
}

interface EditorOptions {
  parent: HTMLElement;
  nonce: string | undefined;
  hintId: string;
  onChange: (text: string) => void;
}

export function createEditor({ parent, nonce, hintId, onChange }: EditorOptions): LabEditor {
  const states = new Map<string, EditorState>();
  const wrapping = new Compartment();
  const language = new Compartment();
  let shown: string | undefined;
  let isOwnChange = false;

  // CodeMirror uses the nonce for its first style element, so it is set before the first file.
  const nonceOnly = nonce === undefined ? [] : EditorView.cspNonce.of(nonce);
  const view = new EditorView({ parent, extensions: nonceOnly });

  function toState({ path, text, isReadOnly, isWrapping, label }: ShownFile): EditorState {
    const first = loadLanguage(path);
    if (first instanceof Promise) void first.then((late) => colour(path, late));
    const extensions: Extension[] = [
      setup,
      language.of(first instanceof Promise ? [] : first),
      wrapping.of(isWrapping ? EditorView.lineWrapping : []),
      EditorState.readOnly.of(isReadOnly),
      EditorView.contentAttributes.of({
        'aria-label': label,
        // Editable content is focusable without it; accessibility checkers look for the attribute.
        tabindex: '0',
        'aria-describedby': hintId,
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

  return {
    show(file) {
      if (shown !== file.path) {
        if (shown !== undefined) states.set(shown, view.state);
        shown = file.path;
        view.setState(states.get(file.path) ?? toState(file));
      }
      const current = view.state.doc.toString();
      const wraps = view.lineWrapping;
      if (current === file.text && wraps === file.isWrapping) return;
      isOwnChange = true;
      view.dispatch({
        effects: wrapping.reconfigure(file.isWrapping ? EditorView.lineWrapping : []),
        ...(current === file.text ? {} : { changes: { from: 0, to: current.length, insert: file.text } }),
      });
      isOwnChange = false;
    },
    destroy: () => view.destroy(),
  };
}
