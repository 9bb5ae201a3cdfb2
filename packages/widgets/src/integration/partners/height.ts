import { FRAME_HEIGHT } from '@drawbridge/contracts/integration';

/** A whole number of pixels that a frame may have; undefined for anything else. @see EMB-9 */
export function toHeight(typed: string): number | undefined {
  const height = Number(typed);
  const isAllowed = height >= FRAME_HEIGHT.least && height <= FRAME_HEIGHT.most;
  return /^\d+$/.test(typed) && isAllowed ? height : undefined;
}
