import { problem } from '@drawbridge/contracts';
import { PICTURE_TEXTS, toPictureType } from '@drawbridge/contracts/recognition';
import type Sharp from 'sharp';

/** Size in pixels, and whether the picture is cut to it. */
interface Shape {
  width: number;
  height: number;
  fit: 'cover' | 'inside';
}

/** CSS pixels of the largest avatar (72), three times over for dense screens, rounded up. */
const FACE: Shape = { width: 256, height: 256, fit: 'cover' };
/** The whole logo, in its own proportions. */
export const LOGO: Shape = { width: 640, height: 256, fit: 'inside' };
/** A photo of 24 megapixels passes. A file of two megabytes can claim a thousand times as many. */
const MOST_PIXELS = 25_000_000;
const SECONDS = 10;

/** Only what the contract lists: the library reads a dozen more formats, each of which is code that a file can reach. */
const LOADERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'];

let loaded: Promise<typeof Sharp> | undefined;

/** Fetched with the first upload: at rest the server does not hold it in memory. */
async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  return sharp;
}

const refuse = (image: string, cause?: unknown) => problem('bad_input', { errors: { image }, cause });

/**
 * Makes a WebP from a file, by default a square one: upright, of one frame, without metadata and without whatever else the file holds.
 * Throws `bad_input` at `image` for what is no PNG, JPEG or WebP by its content, has too many pixels, or is damaged.
 * @see PROF-8
 */
export async function makePicture(file: Uint8Array, shape = FACE): Promise<Uint8Array> {
  const { width, height, fit } = shape;
  if (!toPictureType(file)) throw refuse(PICTURE_TEXTS.kind);
  loaded ??= load();
  const sharp = await loaded;
  const read = () => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
  try {
    return await read()
      .autoOrient()
      .resize(width, height, { fit, withoutEnlargement: fit === 'inside' })
      .toColourspace('srgb')
      .webp({ quality: 84 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw refuse(isTooLarge ? PICTURE_TEXTS.pixels : PICTURE_TEXTS.broken, error);
  }
}
