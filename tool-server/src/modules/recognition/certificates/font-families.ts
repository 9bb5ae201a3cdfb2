import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export const WEIGHTS = { regular: 400, strong: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

export interface FontFile {
  path: string;
  /** The weight to take, of a file that has them all. */
  wght?: number;
}

/** Latin, Greek and Cyrillic, and the punctuation between letters of all scripts. */
export const INTER = 'inter';

/**
 * The package of Noto for each script that Inter lacks. Where a text has several of them, the first that has all of its
 * letters draws it: kana make a name Japanese, hangul makes it Korean, and Chinese characters alone are drawn in their
 * simplified forms, or in the traditional ones where a letter is missing.
 */
const FAMILIES: readonly (readonly [script: string, ...families: string[]])[] = [
  ['Arabic', 'noto-sans-arabic'],
  ['Armenian', 'noto-sans-armenian'],
  ['Bengali', 'noto-sans-bengali'],
  ['Devanagari', 'noto-sans-devanagari'],
  ['Ethiopic', 'noto-sans-ethiopic'],
  ['Georgian', 'noto-sans-georgian'],
  ['Gujarati', 'noto-sans-gujarati'],
  ['Gurmukhi', 'noto-sans-gurmukhi'],
  ['Hebrew', 'noto-sans-hebrew'],
  ['Kannada', 'noto-sans-kannada'],
  ['Khmer', 'noto-sans-khmer'],
  ['Lao', 'noto-sans-lao'],
  ['Malayalam', 'noto-sans-malayalam'],
  ['Myanmar', 'noto-sans-myanmar'],
  ['Oriya', 'noto-sans-oriya'],
  ['Sinhala', 'noto-sans-sinhala'],
  ['Tamil', 'noto-sans-tamil'],
  ['Telugu', 'noto-sans-telugu'],
  ['Thaana', 'noto-sans-thaana'],
  ['Thai', 'noto-sans-thai'],
  ['Tibetan', 'noto-serif-tibetan'],
  ['Hiragana', 'noto-sans-jp'],
  ['Katakana', 'noto-sans-jp'],
  ['Hangul', 'noto-sans-kr'],
  ['Bopomofo', 'noto-sans-tc'],
  ['Han', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'],
];

const SCRIPTS = FAMILIES.map(
  ([script, ...families]) => [new RegExp(`\\p{Script=${script}}`, 'u'), families] as const,
);

/** The families that have letters of the text's scripts, in the order in which they are asked. */
export function listFamilies(text: string): string[] {
  return [...new Set(SCRIPTS.flatMap(([script, families]) => (script.test(text) ? families : [])))];
}

interface Subset {
  name: string;
  /** Code points, both ends included. */
  ranges: readonly (readonly [first: number, last: number])[];
}

interface Package {
  folder: string;
  subsets: readonly Subset[];
}

const { resolve } = createRequire(import.meta.url);

/** The fonts of Noto are optional: undefined where the package was not installed. */
function findFolder(name: string): string | undefined {
  try {
    return path.dirname(resolve(`${name}/unicode.json`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function readPackage(family: string): Package | undefined {
  const folder = findFolder(family === INTER ? `@fontsource/${family}` : `@fontsource-variable/${family}`);
  if (folder === undefined) return undefined;
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const subsets = Object.entries(ranges).map(([name, list]) => ({
    // The parts of large fonts are numbered: "[12]".
    name: name.replace(/[[\]]/g, ''),
    ranges: list.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
  return { folder, subsets };
}

const packages = new Map<string, Package | undefined>();

/** The files of a family that are made for these letters, which they may lack all the same. */
export function findFiles(family: string, letters: readonly number[], weight: Weight): FontFile[] {
  if (!packages.has(family)) packages.set(family, readPackage(family));
  const { folder = '', subsets = [] } = packages.get(family) ?? {};
  // Latin is the last one that is listed, and has most letters that others have too.
  return subsets
    .toReversed()
    .filter(({ ranges }) =>
      letters.every((letter) => ranges.some(([first, last]) => first <= letter && letter <= last)),
    )
    .map(({ name }) =>
      family === INTER
        ? { path: path.join(folder, 'files', `${family}-${name}-${WEIGHTS[weight]}-normal.woff`) }
        : {
            path: path.join(folder, 'files', `${family}-${name}-wght-normal.woff2`),
            wght: WEIGHTS[weight],
          },
    );
}
