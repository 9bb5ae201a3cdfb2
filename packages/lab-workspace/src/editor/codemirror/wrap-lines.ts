import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** A wrapped line continues this much further in than it begins, so that it is not taken for a line of its own. */
const HANG_CH = 2;
const MAX_INDENT_CH = 24;

const indents = Array.from({ length: MAX_INDENT_CH + 1 }, (_, indent) => indent);
const decorations = indents.map((indent) => Decoration.line({ class: `cm-hang-${indent}` }));

/** Classes and not inline styles, which the page's content security policy forbids. */
const look = EditorView.theme(
  Object.fromEntries(
    indents.map((indent) => [
      `.cm-line.cm-hang-${indent}`,
      {
        paddingInlineStart: `calc(var(--line-start) + ${indent + HANG_CH}ch)`,
        textIndent: `-${indent + HANG_CH}ch`,
      },
    ]),
  ),
);

function decorate({ state, visibleRanges }: EditorView): DecorationSet {
  const set = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      const blanks = /^[ \t]*/.exec(line.text)?.[0] ?? '';
      const indent = blanks.replaceAll('\t', ' '.repeat(state.tabSize)).length;
      const decoration = decorations[Math.min(indent, MAX_INDENT_CH)];
      if (decoration) set.add(line.from, line.from, decoration);
      if (line.to >= to) break;
    }
  return set.finish();
}

const hanging = ViewPlugin.fromClass(
  class {
    lines: DecorationSet;

    constructor(view: EditorView) {
      this.lines = decorate(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.lines = decorate(view);
    }
  },
  { decorations: ({ lines }) => lines },
);

/** Long lines wrap, and continue below where they begin. */
export const wrapLines: Extension = [EditorView.lineWrapping, hanging, look];
