import type { Plugin } from 'vite';

/** From `@see` to the end of its line, in a comment or in the text that Storybook has made of one. */
const REFERENCE = /(?:\\n| )*@see [^"'`\\\n*]*/g;

/**
 * `@see CARD-1` leads from code to a requirement. On a page for designers it is noise. Storybook reads comments from
 * the files themselves, so they are dropped after it has put them into the module.
 */
export function dropReferences(): Plugin {
  return {
    name: 'drawbridge:drop-references',
    enforce: 'post',
    transform: {
      order: 'post',
      handler(code, id) {
        if (!/\/packages\/(ui|lab-workspace|widgets)\/src\/.+\.tsx$/.test(id) || !code.includes('@see '))
          return undefined;
        // No line goes away, so positions keep their lines.
        return { code: code.replaceAll(REFERENCE, ''), map: null };
      },
    },
  };
}
