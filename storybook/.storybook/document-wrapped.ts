import type { Plugin } from 'vite';

/** `export const ConnectedLabList = withLoading(LoadedList, …)`: what Storybook has read of the props is on `LoadedList`. */
const WRAPPED = /\bexport const (\w+) = (?:\/\* @__PURE__ \*\/ )?withLoading\((\w+)/g;

/** Gives the exported widget the props table of the component in it. @see SB-7 */
export function documentWrapped(): Plugin {
  return {
    name: 'drawbridge:document-wrapped',
    enforce: 'post',
    transform: {
      order: 'post',
      handler(code, id) {
        if (!/\/packages\/widgets\/src\/.+\.tsx$/.test(id)) return undefined;
        const lines = [...code.matchAll(WRAPPED)]
          .filter(([, , inner]) => code.includes(`${inner}.__docgenInfo`))
          .map(
            ([, widget, inner]) =>
              `;${widget}.__docgenInfo = { ...${inner}.__docgenInfo, displayName: '${widget}' };`,
          );
        return lines.length > 0 ? { code: `${code}\n${lines.join('\n')}`, map: null } : undefined;
      },
    },
  };
}
