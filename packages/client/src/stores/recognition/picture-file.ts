import { PICTURE, PICTURE_TEXTS, toPictureType } from '@drawbridge/contracts/recognition';
import { toBase64 } from '../base/to-base64.ts';

/** Why a file cannot be a picture, by its content, whatever its name. @see PROF-8 */
export async function findPictureFault(file: Blob): Promise<string | undefined> {
  if (file.size > PICTURE.mostBytes) return PICTURE_TEXTS.size;
  try {
    const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
    return toPictureType(start) ? undefined : PICTURE_TEXTS.kind;
  } catch {
    // The file was moved or deleted after it was chosen.
    return PICTURE_TEXTS.broken;
  }
}

/** The file in base64. */
export const readPicture = async (file: Blob): Promise<string> =>
  toBase64(new Uint8Array(await file.arrayBuffer()));
