/// <reference path="./subset-font.d.ts" />
/**
 * Vite plugin that replaces the fonts of `fonts.css` with what its rules declare: the characters of `unicode-range`, the
 * weights of `font-weight`, and the features that the styles use. Less than half of the bytes (decision 0078).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { ROOT } from '../root.ts';

const SHEET = path.join(ROOT, 'packages/ui/src/tokens/fonts.css');
const CACHE = path.join(ROOT, 'node_modules/.cache/drawbridge-fonts');
/** Spacing of pairs, accents, and digits of one width for `tabular-nums`; ligatures are off in the styles of code. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

export interface FontRule {
  /** As the rule's `src` names it: a file of a package. */
  file: string;
  /** All characters of its `unicode-range`. */
  text: string;
  weight: { min: number; max: number };
}

function toText(unicodeRange: string): string {
  const characters = unicodeRange.split(',').flatMap((range) => {
    const [first = '', last = first] = range.trim().replace('U+', '').split('-');
    const from = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
  });
  return String.fromCodePoint(...characters);
}

/** The rules of a sheet whose font is a file of a package. Throws for one without weights or a range. */
export function readFontRules(sheet: string): FontRule[] {
  const blocks = [...sheet.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, block = '']) => block);
  return blocks.flatMap((block): FontRule[] => {
    const file = /url\('([^']+)'\)/.exec(block)?.[1];
    if (file === undefined) return [];
    const weight = /font-weight: (\d+) (\d+);/.exec(block);
    const range = /unicode-range: ([^;]+);/.exec(block)?.[1];
    if (!weight || range === undefined)
      throw new Error(`${file} needs a font-weight of two numbers and a unicode-range`);
    return [{ file, text: toText(range), weight: { min: Number(weight[1]), max: Number(weight[2]) } }];
  });
}

/** The font with nothing but what its rule declares, as WOFF2. */
export function toSubset(font: Buffer, { text, weight }: FontRule): Promise<Buffer> {
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
  });
}

/** Writes the subset once; its name changes with the font and the rule. */
async function writeSubset(rule: FontRule): Promise<string> {
  const font = readFileSync(createRequire(SHEET).resolve(rule.file));
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([rule, FEATURES]))
    .digest('hex');
  const name = path.basename(rule.file, '.woff2');
  const target = path.join(CACHE, hash.slice(0, 16), `${name}.woff2`);
  if (existsSync(target)) return target;
  mkdirSync(path.dirname(target), { recursive: true });
  // Renamed when complete: several builds may run at the same time.
  const part = `${target}.${process.pid}`;
  writeFileSync(part, await toSubset(font, rule));
  renameSync(part, target);
  return target;
}

export function subsetFonts(): Plugin {
  return {
    name: 'drawbridge:subset-fonts',
    async config() {
      const rules = readFontRules(readFileSync(SHEET, 'utf8'));
      const alias = await Promise.all(
        rules.map(async (rule) => ({ find: rule.file, replacement: await writeSubset(rule) })),
      );
      return { resolve: { alias } };
    },
  };
}
