import { type Oklch, toHex } from '../color.ts';
import type { BadgeDrawing } from './drawing.ts';
import { GLYPHS } from './glyphs.ts';
import { SHAPES } from './outlines.ts';

export interface BadgeTexts {
  /** Read out in place of the picture. */
  title: string;
  /** Markup before the end of the picture, and namespaces for it on the root: for what is baked into it. */
  namespaces?: string;
  baked?: string;
}

const SIZE = 128;

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

/**
 * A badge as an SVG document: the outline twice, dark with a lit rim, and its sign in one line. Colors are written as
 * sRGB, for programs that read no OKLCH.
 */
export function drawBadge({ shape, hue, glyph }: BadgeDrawing, texts: BadgeTexts): string {
  const { title, namespaces = '', baked = '' } = texts;
  const color = (lightness: number, chroma: number) => toHex([lightness, chroma, hue] satisfies Oklch);
  const { outer, inner } = SHAPES[shape];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${namespaces && ` ${namespaces}`} viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">`,
    `<title>${escape(title)}</title>`,
    baked,
    `<defs><linearGradient id="b" x1="0" y1="0" x2="0.35" y2="1"><stop stop-color="${color(0.5, 0.13)}"/><stop offset="1" stop-color="${color(0.27, 0.07)}"/></linearGradient></defs>`,
    `<path d="${outer}" fill="url(#b)" stroke="${color(0.8, 0.11)}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="${inner}" fill="none" stroke="${color(0.66, 0.12)}" stroke-width="1.5" stroke-linejoin="round" stroke-dasharray="1 5" stroke-linecap="round"/>`,
    `<path d="${GLYPHS[glyph]}" fill="none" stroke="${color(0.97, 0.025)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    '</svg>',
  ].join('');
}
