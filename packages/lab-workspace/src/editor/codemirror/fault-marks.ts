import { type EditorState, RangeSet, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';
import { color, space } from './editor-tokens.css.ts';

/** A line with an error, and the error. */
export interface LineMark {
  line: number;
  message: string;
}

/** Replaces the marks of the file that is shown. */
export const setFaultMarks = StateEffect.define<readonly LineMark[]>();

class FaultGutter extends GutterMarker {
  override elementClass = 'cm-faultGutter';
}
const faultGutter = new FaultGutter();

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const set = effects.findLast((effect) => effect.is(setFaultMarks));
    return set ? toDecorations(set.value, state) : marks.map(changes);
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    gutterLineClass.compute([field], (state) => toGutter(state.field(field))),
  ],
});

/** A line that is gone by now has no mark. */
function toDecorations(marks: readonly LineMark[], { doc }: EditorState): DecorationSet {
  return Decoration.set(
    marks
      .filter(({ line }) => line <= doc.lines)
      .map(({ line, message }) =>
        Decoration.line({ class: 'cm-faultLine', attributes: { title: message } }).range(doc.line(line).from),
      ),
    true,
  );
}

function toGutter(marks: DecorationSet): RangeSet<GutterMarker> {
  if (marks.size === 0) return RangeSet.empty;
  const gutter = new RangeSetBuilder<GutterMarker>();
  for (const at = marks.iter(); at.value !== null; at.next()) gutter.add(at.from, at.from, faultGutter);
  return gutter.finish();
}

const look = EditorView.theme({
  '.cm-faultLine.cm-line': { backgroundColor: color.failSurface },
  '.cm-faultGutter.cm-gutterElement': {
    position: 'relative',
    backgroundColor: color.failSurface,
    color: color.failText,
    fontWeight: '600',
  },
  // The mark does not depend on its color.
  '.cm-lineNumbers .cm-faultGutter::before': {
    content: '"✕"',
    position: 'absolute',
    insetInlineStart: space[1],
  },
});

/** Marks lines with errors. The marks move with their lines while the learner types. */
export const faultMarks = [marked, look];
