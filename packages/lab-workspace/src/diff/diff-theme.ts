import { EditorView } from '@codemirror/view';
import { color, mono, space } from '../editor/codemirror/editor-tokens.css.ts';

/** A character before each line marks it as added or removed, in addition to its color. */
const sign = (content: string, tone: string) => ({
  content: `"${content}"`,
  position: 'absolute',
  insetInlineStart: space[1],
  textIndent: '0',
  color: tone,
  fontFamily: mono,
});

export const diffTheme = EditorView.theme({
  '.cm-line, .cm-deletedLine': { position: 'relative' },
  '.cm-line': { '--line-start': space[5] },
  '.cm-changedLine': {
    backgroundColor: `color-mix(in oklab, ${color.passSurface} 60%, ${color.surface}) !important`,
  },
  '.cm-insertedLine, .cm-changedLine': { textDecoration: 'none' },
  '.cm-changedLine::before, .cm-insertedLine::before': sign('+', color.passText),
  '.cm-deletedChunk': {
    backgroundColor: `color-mix(in oklab, ${color.failSurface} 60%, ${color.surface})`,
    paddingInlineStart: '0',
  },
  '.cm-deletedLine, .cm-deletedLine del': { textDecoration: 'none' },
  // A widget, which has no decorations: wrapped, each of its lines continues two characters further in.
  '.cm-deletedLine': {
    display: 'block',
    paddingInline: `calc(${space[5]} + 2ch) ${space[4]}`,
    textIndent: '-2ch',
  },
  '.cm-deletedLine::before': sign('−', color.failText),
  '&.cm-merge-b .cm-changedText, .cm-changedText': {
    background: 'none !important',
    boxShadow: `inset 0 -2px color-mix(in oklab, ${color.pass} 60%, transparent)`,
  },
  '&.cm-merge-b .cm-deletedText, .cm-deletedText, .cm-deletedChunk .cm-deletedText': {
    background: 'none !important',
    boxShadow: `inset 0 -2px color-mix(in oklab, ${color.fail} 60%, transparent)`,
  },
  '.cm-changeGutter': { inlineSize: '3px', paddingInlineStart: '0' },
  '.cm-changedLineGutter': { backgroundColor: color.pass },
  '.cm-deletedLineGutter': { backgroundColor: color.fail },
  // Few fonts have the library's own character.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"···"' },
  '.cm-collapsedLines': {
    paddingBlock: space[1],
    paddingInline: space[3],
    background: color.sunken,
    color: color.textMuted,
    borderBlock: `1px solid ${color.border}`,
  },
});
