import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What only the server and the API reference read of an endpoint: the browser checks replies, not what it sends. */
const UNREAD = new Set(['input', 'isSecret', 'maxBodyBytes', 'problems', 'summary']);

const isUnread = (part: ESTree.ObjectPropertyKind) =>
  part.type === 'Property' && part.key.type === 'Identifier' && UNREAD.has(part.key.name);

/** Leaves the unread parts of endpoints out of a page; their schemas go with them. Types are untouched. */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contracts[\\/]src[\\/].*\.ts$/, code: 'endpoint(' },
      handler(code, id) {
        const unread: ESTree.ObjectPropertyKind[] = [];
        new Visitor({
          CallExpression({ callee, arguments: [declared] }) {
            if (callee.type !== 'Identifier' || callee.name !== 'endpoint') return;
            if (declared?.type === 'ObjectExpression') unread.push(...declared.properties.filter(isUnread));
          },
        }).visit(parseSync(id, code).program);
        let lean = code;
        for (const { start, end } of unread) {
          const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
          // Blanks in its place, so that every line and column stays where it was.
          const blanks = code.slice(start, end + comma).replaceAll(/\S/g, ' ');
          lean = lean.slice(0, start) + blanks + lean.slice(end + comma);
        }
        return { code: lean, map: null };
      },
    },
  };
}
