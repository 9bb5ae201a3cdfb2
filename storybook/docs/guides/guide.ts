/** What the page of a widget for partners says besides its props and stories. */
export interface Guide {
  purpose: string;
  /** Its parts, from the start of the widget to its end. */
  anatomy: readonly (readonly [part: string, what: string])[];
  keyboard: readonly (readonly [keys: string, does: string])[];
  /** Callback in React, and the event of element and frame. */
  events: readonly (readonly [callback: string, event: string, when: string])[];
  size: string;
  /** Where the npm package has it as a component of its own. */
  react?: string;
  /** For any page: the loader's script once, and this tag. */
  element?: string;
  /** Without a script. */
  iframe?: string;
  /** Why one of the three is missing. */
  alone?: string;
}

const toFrame = (widget: string, more: string, title: string, height: number) => `<iframe
  src="https://learning.example.com/embed/frame/${widget}?key=dbpk_…${more}"
  title="${title}"
  loading="lazy"
  referrerpolicy="strict-origin"
  width="100%"
  height="${height}"
></iframe>`;

export const SCRIPT =
  '<script async src="https://learning.example.com/embed/v1.js" data-key="dbpk_…"></script>';

export const snippets = {
  frame: toFrame,
  provided: (
    widget: string,
    entry: string,
    tag: string,
  ) => `import { createDrawbridge, DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { ${widget} } from '@drawbridge/widgets/${entry}';
import '@drawbridge/widgets/styles.css';

const drawbridge = createDrawbridge({
  origin: 'https://learning.example.com',
  publishableKey: 'dbpk_…',
  getToken, // asks your own server
});

<DrawbridgeProvider value={drawbridge}>
  ${tag}
</DrawbridgeProvider>`,
};
