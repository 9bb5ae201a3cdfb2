import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

type Part = ESTree.ObjectPropertyKind;

const nameOf = (part: Part) =>
  part.type === 'Property' && part.key.type === 'Identifier' ? part.key.name : undefined;
const isLiteral = (part: Part) => part.type === 'Property' && part.value.type === 'Literal';

/** Leaves the notes for translators (`description` beside `text`) out of a page: nothing there reads them. */
export function leanMessages(): Plugin {
  return {
    name: 'lean-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](?:\w+\.)?messages\.ts$/, code: 'description' },
      handler(code, id) {
        let lean = code;
        new Visitor({
          ObjectExpression({ properties }) {
            if (!properties.some((part) => nameOf(part) === 'text')) return;
            for (const part of properties) {
              if (nameOf(part) !== 'description' || !isLiteral(part)) continue;
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
