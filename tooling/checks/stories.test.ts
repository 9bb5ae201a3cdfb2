import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';

const stories = ['packages/ui/src', 'packages/widgets/src'].flatMap((folder) => [
  ...findFiles(path.join(ROOT, folder), /\.stories\.tsx$/),
]);

/** The component that the page of the stories documents. */
const readDocumented = (code: string) => /^ {2}component: (?:documented\()?(\w+)/m.exec(code)?.[1];
/** What a story file declares itself: a scene, a page, a host. */
const isOwn = (code: string, name: string) =>
  new RegExp(`^(export )?(function|const) ${name}\\b`, 'm').test(code);

/** Pages of several components, whose stories are the example. */
const EXAMPLES = ['KitchenSink', 'TenLines'];

describe('SB-7 the page of the stories', () => {
  it.each(stories.map((file) => [path.basename(file, '.stories.tsx'), file]))(
    'of %s documents a component, not the scene around it',
    (name, file) => {
      const code = readFileSync(file, 'utf8');
      const documented = readDocumented(code);
      if (documented === undefined || EXAMPLES.includes(name)) return;
      expect(isOwn(code, documented), `${documented} is declared in the story itself`).toBe(false);
      expect(documented).not.toMatch(/Scene$|Host$/);
    },
  );
});
