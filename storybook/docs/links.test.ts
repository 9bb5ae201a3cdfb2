import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const DOCS = new URL('./', import.meta.url);
const PACKAGES = ['ui', 'lab-workspace', 'widgets'].map(
  (name) => new URL(`../../packages/${name}/src/`, import.meta.url),
);

const readAll = (folder: URL, wanted: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

const documents = readAll(DOCS, /\.(mdx|tsx)$/);
const stories = PACKAGES.flatMap((folder) => readAll(folder, /\.stories\.tsx$/));
const titles = [
  ...documents.map((text) => /<Meta title="([^"]+)"/.exec(text)?.[1]),
  ...stories.map((text) => /^const meta = \{\n {2}title: '([^']+)'/m.exec(text)?.[1]),
].filter((title) => title !== undefined);

/** As Storybook makes an id of a title. */
const toId = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

describe('the sidebar of Storybook', () => {
  it('every title belongs to the designers, the parts or the engineers', () => {
    const groups = new Set(titles.map((title) => title.split('/')[0]));
    expect(groups).toEqual(new Set(['Components', 'Design', 'Engineering', 'Lab', 'Welcome', 'Widgets']));
  });

  it('every link between documents leads to an entry', () => {
    const known = new Set(titles.map(toId));
    const links = documents.flatMap((text) => [...text.matchAll(/\?path=\/docs\/([\w-]+)--docs/g)]);
    const linked = links.map(([, id = '']) => id);
    expect(linked.filter((id) => !known.has(id))).toEqual([]);
    expect(linked.length).toBeGreaterThan(0);
  });
});
