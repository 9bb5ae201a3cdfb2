import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** The one problem a page makes by itself, for a fault of its own: its words stay. */
const OWN = 'internal';
/** The reply says these itself. */
const UNREAD = new Set(['status', 'message']);

const keyOf = (part: ESTree.ObjectPropertyKind) =>
  part.type === 'Property' && part.key.type === 'Identifier' ? part.key.name : undefined;

/** Leaves status and words of the problem table out of a page: every reply carries its own. */
export function leanProblems(): Plugin {
  return {
    name: 'lean-problems',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contracts[\\/]src[\\/]base[\\/]problem\.ts$/ },
      handler(code, id) {
        let lean = code;
        new Visitor({
          Property({ key, value }) {
            if (value.type !== 'ObjectExpression' || (key.type === 'Identifier' && key.name === OWN)) return;
            if (!value.properties.some((part) => keyOf(part) === 'retryable')) return;
            for (const part of value.properties) {
              if (!UNREAD.has(keyOf(part) ?? '')) continue;
              const end = part.end + (/^\s*,/.exec(code.slice(part.end))?.[0].length ?? 0);
              // Blanks in its place, so that every line and column stays where it was.
              lean =
                lean.slice(0, part.start) +
                code.slice(part.start, end).replaceAll(/\S/g, ' ') +
                lean.slice(end);
            }
          },
        }).visit(parseSync(id, code).program);
        return { code: lean, map: null };
      },
    },
  };
}
