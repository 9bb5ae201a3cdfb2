import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { color, mono, radius, size, space } from './editor-tokens.css.ts';

/** The tokens are custom properties, so one theme serves light, dark and high contrast. */
export const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: color.surface, color: color.text, fontSize: size },
  // With reduced motion, all properties have a transition of 0.01 ms, so that CodeMirror would measure its lines while
  // they still have the size from before this theme.
  '&, & *': { transition: 'none' },
  '&.cm-focused': { outline: 'none' },
  // Above the gutter, which would cover an outline.
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    pointerEvents: 'none',
    border: `1px solid ${color.focus}`,
  },
  '.cm-scroller': {
    direction: 'ltr',
    fontFamily: mono,
    fontVariantLigatures: 'none',
    lineHeight: '1.65',
    overflow: 'auto',
  },
  '.cm-content': { paddingBlock: space[3], caretColor: color.text },
  '.cm-line': { '--line-start': space[3], paddingInline: `var(--line-start) ${space[4]}` },
  '.cm-cursor, .cm-dropCursor': { borderInlineStartColor: color.text, borderInlineStartWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: `color-mix(in oklab, ${color.primary} 28%, transparent)`,
  },
  '.cm-gutters': { backgroundColor: color.surface, color: color.textSubtle, border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': {
    paddingInline: `${space[3]} ${space[1]}`,
    minWidth: '2.5rem',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color.hover },
  '.cm-activeLineGutter': { color: color.text },
  '&.cm-focused .cm-matchingBracket, .cm-matchingBracket': {
    backgroundColor: color.primarySurface,
    outline: `1px solid ${color.primaryBorder}`,
    color: 'inherit',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: color.failSurface, color: 'inherit' },
  '.cm-selectionMatch': { backgroundColor: color.warnSurface },
  '.cm-searchMatch': { backgroundColor: color.warnSurface, outline: `1px solid ${color.warnBorder}` },
  '.cm-searchMatch-selected': {
    backgroundColor: color.emberSurface,
    outline: `1px solid ${color.emberBorder}`,
  },
  '.cm-panels': { backgroundColor: color.raised, color: color.text, borderColor: color.border },
  '.cm-panels input, .cm-panels button': {
    backgroundColor: color.surface,
    backgroundImage: 'none',
    color: color.text,
    border: `1px solid ${color.borderStrong}`,
    borderRadius: radius,
    font: 'inherit',
  },
});

export const highlightStyle = HighlightStyle.define([
  { tag: tags.comment, color: color.codeComment, fontStyle: 'italic' },
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.bool, tags.null, tags.self],
    color: color.codeKeyword,
  },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue, tags.monospace],
    color: color.codeString,
  },
  {
    tag: [tags.number, tags.escape, tags.character, tags.atom, tags.unit, tags.color],
    color: color.codeNumber,
  },
  {
    // Decorators are meta; the commands of a shell are standard names.
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.standard(tags.variableName),
      tags.meta,
    ],
    color: color.codeFunction,
  },
  {
    tag: [
      tags.typeName,
      tags.className,
      tags.attributeName,
      tags.definition(tags.propertyName),
      tags.special(tags.variableName),
      tags.labelName,
    ],
    color: color.codeType,
  },
  { tag: [tags.tagName, tags.angleBracket], color: color.codeTag },
  { tag: tags.heading, color: color.codeKeyword, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: [tags.link, tags.url], color: color.codeString },
  { tag: tags.invalid, color: color.failText },
]);
