import { extname } from 'node:path';
import type { Report } from './faults.ts';

/** A picture for a page: embedded in the HTML, so an article has no second request. */
export interface Picture {
  /** A `data:` address. */
  src: string;
  width?: number;
  height?: number;
}

const RASTER: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
const MAX_BYTES = 200_000;

export function toPicture(path: string, bytes: Buffer, report: Report): Picture | undefined {
  if (bytes.length > MAX_BYTES) report('', `is larger than ${MAX_BYTES} bytes`);
  const type = extname(path).toLowerCase();
  if (type === '.svg') return toVectorPicture(bytes.toString('utf8'), report);
  const mime = RASTER[type];
  if (!mime) {
    report('', `a picture is an svg, ${Object.keys(RASTER).join(', ').replaceAll('.', '')}`);
    return undefined;
  }
  return { src: `data:${mime};base64,${bytes.toString('base64')}` };
}

/** As an image an SVG runs no script and loads nothing; these checks make it safe wherever else it may be shown. */
function toVectorPicture(svg: string, report: Report): Picture | undefined {
  const size = /<svg\b[^>]*\bviewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!size) report('svg', 'needs a viewBox that starts at 0 0');
  if (!/<title\b[^>]*>\s*\S/.test(svg)) report('title', 'is missing');
  if (
    /<(script|foreignObject|iframe|image)\b|\son\w+\s*=|href\s*=\s*["'](?!#)|url\((?!["']?#)|@import/i.test(
      svg,
    )
  ) {
    report('svg', 'must hold no script, handler or outside address');
  }
  const src = `data:image/svg+xml,${encodeURIComponent(svg.trim().replace(/\s*\n\s*/g, '\n'))}`;
  return { src: src.replaceAll("'", '%27'), width: Number(size?.[1] ?? 0), height: Number(size?.[2] ?? 0) };
}
