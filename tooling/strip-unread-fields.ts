import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** The browser checks replies, not what it sends: only the server and the API reference read these of an endpoint. */
const ENDPOINT_FIELDS = ['input', 'isSecret', 'maxBodyBytes', 'problems', 'summary'];
/** Notes for translators, beside the `text` of a message. */
const MESSAGE_FIELDS = ['description'];

const keyOf = (part: ESTree.ObjectPropertyKind) =>
  part.type === 'Property' && part.key.type === 'Identifier' ? part.key.name : undefined;

/** The fields of an object literal that no page reads. */
const pick = (object: ESTree.ObjectExpression, names: readonly string[]) =>
  object.properties.filter((part) => names.includes(keyOf(part) ?? ''));

/**
 * Leaves fields that no page reads out of endpoints and messages; the schemas of inputs are dropped with them. The one
 * source transform of the build: it also runs in Storybook and in the tests in a browser, so they run what is shipped.
 */
export function stripUnreadFields(): Plugin {
  return {
    name: 'strip-unread-fields',
    enforce: 'pre',
    transform: {
      filter: {
        id: /(packages[\\/]contracts[\\/]src[\\/].*|[\\/]([\w-]+[.-])?messages)\.ts$/,
        code: /endpoint\(|description:/,
      },
      handler(code, id) {
        const unread: ESTree.ObjectPropertyKind[] = [];
        new Visitor({
          CallExpression({ callee, arguments: [declared] }) {
            if (
              callee.type === 'Identifier' &&
              callee.name === 'endpoint' &&
              declared?.type === 'ObjectExpression'
            )
              unread.push(...pick(declared, ENDPOINT_FIELDS));
          },
          ObjectExpression(object) {
            if (object.properties.some((part) => keyOf(part) === 'text'))
              unread.push(...pick(object, MESSAGE_FIELDS));
          },
        }).visit(parseSync(id, code).program);
        let stripped = code;
        for (const { start, end } of unread) {
          const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
          // Blanks instead, so that lines and columns do not change.
          const blanks = code.slice(start, end + comma).replaceAll(/\S/g, ' ');
          stripped = stripped.slice(0, start) + blanks + stripped.slice(end + comma);
        }
        return { code: stripped, map: null };
      },
    },
  };
}
