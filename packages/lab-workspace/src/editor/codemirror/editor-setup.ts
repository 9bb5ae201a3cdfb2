import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension, Prec, StateEffect } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  type KeyBinding,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { highlightStyle, theme } from './editor-theme.ts';

/** Shortcuts of the page: the editor does not handle them and lets them bubble. */
const pageKeys = ['Mod-Enter', 'Shift-Mod-Enter'].map((key) => ({ key, run: () => true }));

/** The search of the editor, fetched on first use. The browser's own search misses lines that are not rendered. */
const searchKey: KeyBinding = {
  key: 'Mod-f',
  run: (view) => {
    void openSearch(view);
    return true;
  },
};

async function openSearch(view: EditorView) {
  const { openSearchPanel, search, searchKeymap } = await import('@codemirror/search');
  const isThere = view.state
    .facet(keymap)
    .flat()
    .some(({ key }) => key === 'Mod-g');
  if (!isThere) view.dispatch({ effects: StateEffect.appendConfig.of([search(), keymap.of(searchKeymap)]) });
  openSearchPanel(view);
}

/**
 * All extensions except the language. Tab indents; within two seconds after Escape it leaves the editor (CodeMirror).
 * Without completion and folding: labs are short, and both would add to the size of the page.
 */
export const setup: Extension = [
  Prec.highest(keymap.of(pageKeys)),
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  EditorState.allowMultipleSelections.of(true),
  indentUnit.of('  '),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  keymap.of([...closeBracketsKeymap, searchKey, ...defaultKeymap, ...historyKeymap, indentWithTab]),
  EditorView.contentAttributes.of({ spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
  syntaxHighlighting(highlightStyle),
  theme,
];
