/** The texts of the widgets as catalogues: the English one is made from the tables, others are compared with it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';

export type Texts = Readonly<Record<string, string>>;

export const CATALOGUES = path.join(ROOT, 'packages/widgets/messages');
const PACKAGES = [
  'packages/ui/src',
  'packages/lab-workspace/src',
  'packages/widgets/src',
  'packages/embed/src',
];
const TABLES = /messages\.ts$/;

/** Files with tables of texts. */
const findTables = () => PACKAGES.flatMap((folder) => [...findFiles(path.join(ROOT, folder), TABLES)]);

/** The name that each table gives to its texts. Two packages may share a name, such as the lab page and its workspace. */
export const readFeatures = (): string[] =>
  findTables().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/defineMessages\(\s*'([^']+)'/g)].map(([, name = '']) => name),
  );

/** The ids of the texts that a table defines itself. */
export function readIds(code: string): string[] {
  const ids: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [feature, table] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineMessages') return;
      if (feature?.type !== 'Literal' || table?.type !== 'ObjectExpression') return;
      for (const part of table.properties) {
        if (part.type !== 'Property') continue;
        const name = part.key.type === 'Literal' ? part.key.value : code.slice(part.key.start, part.key.end);
        ids.push(`${String(feature.value)}.${String(name)}`);
      }
    },
  }).visit(parseSync('messages.ts', code).program);
  return ids;
}

/** The ids that two tables define: one would overwrite the other's text. */
export function findRepeatedIds(): string[] {
  const ids = findTables().flatMap((file) => readIds(readFileSync(file, 'utf8')));
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** The table of a text: what is before the first dot of its id. */
export const toFeature = (id: string): string => id.slice(0, id.indexOf('.'));

/** Every text in English, by id in alphabetical order. Runs the tables, as some are put together from parts. */
export async function readEnglish(): Promise<Texts> {
  for (const file of findTables()) await import(pathToFileURL(file).href);
  const library = path.join(ROOT, 'packages/ui/src/messages/index.ts');
  const { englishTexts } = (await import(pathToFileURL(library).href)) as { englishTexts: Texts };
  // Tests that share the process define texts of their own.
  const features = new Set(readFeatures());
  return sorted(
    Object.fromEntries(Object.entries(englishTexts).filter(([id]) => features.has(toFeature(id)))),
  );
}

/** Locales that have a catalogue, besides English. */
export const readLocales = (): string[] =>
  readdirSync(CATALOGUES)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .filter((locale) => locale !== 'en');

export const readCatalogue = (locale: string): Texts =>
  JSON.parse(readFileSync(path.join(CATALOGUES, `${locale}.json`), 'utf8')) as Texts;

export const toCatalogue = (texts: Texts): string => `${JSON.stringify(texts, null, 2)}\n`;

export interface Comparison {
  /** Texts that will be English. */
  missing: string[];
  /** Ids that no table has: a text was removed or renamed. */
  unknown: string[];
  /** Texts whose `{places}` are others than in English. */
  places: string[];
  /** Texts that are empty. */
  empty: string[];
}

export function compareCatalogues(english: Texts, other: Texts): Comparison {
  const common = Object.keys(other).filter((id) => id in english);
  return {
    missing: Object.keys(english).filter((id) => !(id in other)),
    unknown: Object.keys(other).filter((id) => !(id in english)),
    places: common.filter((id) => toPlaces(english[id]) !== toPlaces(other[id])),
    empty: common.filter((id) => other[id]?.trim() === ''),
  };
}

const toPlaces = (text = '') => [...new Set(text.match(/\{\w+\}/g))].toSorted().join();

export const sorted = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).toSorted(([left], [right]) => (left < right ? -1 : 1)));
