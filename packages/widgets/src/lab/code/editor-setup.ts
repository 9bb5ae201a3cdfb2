import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
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

/** Keys the page answers. The editor swallows its own meaning of them and lets them pass. */
const pageKeys = ['Mod-Enter', 'Shift-Mod-Enter'].map((key) => ({ key, run: () => true }));

/** The search of the editor, fetched with its first use. The browser's own misses lines that are not drawn. */
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
 * Everything but the language. Tab indents; after Escape the next Tab leaves (CodeMirror's own rule, for two seconds).
 * No completion and no folding: labs are short, and the weight is better spent elsewhere.
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

/** The language of a file. JavaScript comes with the editor; HTML, with CSS in it, only for a lab that has some. */
export function loadLanguage(path: string): Extension | Promise<Extension> {
  if (/\.(m?js|cjs|json)$/.test(path)) return new LanguageSupport(javascriptLanguage);
  if (/\.(html?|ejs|svg|xml)$/.test(path)) return import('@codemirror/lang-html').then(({ html }) => html());
  return [];
}
