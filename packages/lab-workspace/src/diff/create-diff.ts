import { syntaxHighlighting } from '@codemirror/language';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { highlightStyle, theme } from '../editor/codemirror/editor-theme.ts';
import { loadLanguage } from '../editor/codemirror/languages.ts';
import { wrapLines } from '../editor/codemirror/wrap-lines.ts';
import { diffTheme } from './diff-theme.ts';

export interface DiffTexts {
  path: string;
  before: string;
  after: string;
  isWrapping: boolean;
  label: string;
  nonce: string | undefined;
}

/** A unified diff: removed lines are above added ones, and long unchanged parts are folded. */
export function createDiff(
  parent: HTMLElement,
  { path, before, after, isWrapping, label, nonce }: DiffTexts,
): { destroy(): void } {
  let view: EditorView | undefined;
  let isGone = false;
  async function draw() {
    const language = await loadLanguage(path);
    if (isGone) return;
    view = new EditorView({
      parent,
      doc: after,
      extensions: [
        nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
        lineNumbers(),
        syntaxHighlighting(highlightStyle),
        language,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-readonly': 'true',
          tabindex: '0',
        }),
        isWrapping ? wrapLines : [],
        // Of two themes the earlier one wins.
        diffTheme,
        theme,
        unifiedMergeView({
          original: before,
          mergeControls: false,
          collapseUnchanged: { margin: 4, minSize: 6 },
        }),
      ],
    });
  }
  void draw();
  return {
    destroy() {
      isGone = true;
      view?.destroy();
    },
  };
}
