/** Limits of a person's picture. @see PROF-8 */
export const PICTURE = {
  mostBytes: 2 * 1024 * 1024,
  types: ['image/png', 'image/jpeg', 'image/webp'],
} as const;
export type PictureType = (typeof PICTURE.types)[number];

/** Verbatim where the specification gives a text. @see PROF-7 */
export const PICTURE_TEXTS = {
  updated: 'Profile picture updated successfully',
  removed: 'Profile picture removed',
  kind: 'Choose a PNG, JPEG or WebP picture',
  size: 'Choose a picture of at most 2 MB',
  pixels: 'This picture has too many pixels. Choose a smaller one',
  broken: 'This picture is damaged. Choose another one',
} as const;

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);
const toBytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));

/** The picture type that the first bytes indicate, regardless of the file name; undefined for unsupported types. */
export function toPictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, [0x89, ...toBytes('PNG\r\n'), 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, toBytes('RIFF')) && startsWith(bytes, toBytes('WEBP'), 8)) return 'image/webp';
  return undefined;
}
