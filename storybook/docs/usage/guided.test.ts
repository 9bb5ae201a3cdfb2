import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const COMPONENTS = new URL('../../../packages/ui/src/components/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Parts of a page, and those with a single place in the product: nobody takes them for another one. */
const WITHOUT_NEIGHBORS = [
  'AppShell',
  'Avatar',
  'Carousel',
  'Chart',
  'CodeBlock',
  'CommandPalette',
  'Heatmap',
  'Kbd',
  'Logo',
  'Prose',
  'Sidebar',
  'Splitter',
  'Thumbnail',
  'TopBar',
];

/** From the titles of the stories: `title: 'Components/Button'`. */
const components = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => /title: 'Components\/(\w+)'/.exec(readFileSync(new URL(name, COMPONENTS), 'utf8'))?.[1])
  .filter((name) => name !== undefined)
  .toSorted();

/** From the keys of the records: `  Button: {`. */
const guided = ['actions.tsx', 'fields.tsx', 'states.tsx', 'structure.tsx']
  .flatMap((name) => [...read(name).matchAll(/^ {2}(\w+): \{$/gm)].map(([, key = '']) => key))
  .toSorted();

describe('the guidance for designers', () => {
  it('every component says when to use it, except those without neighbors', () => {
    expect([...guided, ...WITHOUT_NEIGHBORS].toSorted()).toEqual(components);
  });

  it('every comparison names pages of components', () => {
    const pages = [...read('comparisons.tsx').matchAll(/page: '(\w+)'/g)].map(([, page]) => page);
    const known = components.map((name) => name.toLowerCase());
    expect(pages.filter((page) => page === undefined || !known.includes(page))).toEqual([]);
  });
});
