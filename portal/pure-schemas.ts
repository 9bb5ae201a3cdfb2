import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What a schema or an endpoint is made by; nothing happens but the making. */
const MAKERS = new Set(['z', 'endpoint']);

function rootOf(expression: ESTree.Expression | ESTree.Super): string | undefined {
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type === 'CallExpression') return rootOf(expression.callee);
  return expression.type === 'MemberExpression' ? rootOf(expression.object) : undefined;
}

/** Marks the making of schemas as free of effects, so that those no page uses are left out of it. */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    transform: {
      filter: { id: /packages[\\/]contracts[\\/]src[\\/].*\.ts$/, code: /\bz\.|endpoint\(/ },
      handler(code, id) {
        const starts = new Set<number>();
        new Visitor({
          CallExpression({ start, callee }) {
            if (MAKERS.has(rootOf(callee) ?? '')) starts.add(start);
          },
        }).visit(parseSync(id, code).program);
        let marked = code;
        for (const start of [...starts].sort((a, b) => b - a))
          marked = `${marked.slice(0, start)}/* @__PURE__ */ ${marked.slice(start)}`;
        return { code: marked, map: null };
      },
    },
  };
}
