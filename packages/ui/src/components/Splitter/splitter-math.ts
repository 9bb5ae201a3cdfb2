export interface Limits {
  min: number;
  max: number;
}

const stepPercent = 2;
const leapPercent = 10;

/** Clamps a share to its limits, in whole percent. */
export function toShare(percent: number, { min, max }: Limits): number {
  return Math.round(Math.min(max, Math.max(min, percent)));
}

export interface KeyContext {
  orientation: 'horizontal' | 'vertical';
  isRtl: boolean;
  withShift: boolean;
}

/**
 * The share after a key press, or undefined when the separator does not handle the key.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
 */
export function toShareByKey(
  key: string,
  share: number,
  limits: Limits,
  context: KeyContext,
): number | undefined {
  if (key === 'Home') return limits.min;
  if (key === 'End') return limits.max;
  const { orientation, isRtl, withShift } = context;
  const grow = orientation === 'vertical' ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight';
  const shrink = orientation === 'vertical' ? 'ArrowUp' : isRtl ? 'ArrowRight' : 'ArrowLeft';
  const by = withShift ? leapPercent : stepPercent;
  if (key === grow) return toShare(share + by, limits);
  if (key === shrink) return toShare(share - by, limits);
  return undefined;
}

/** The share that puts the separator under the pointer. */
export function toShareByPointer(
  point: { clientX: number; clientY: number },
  box: { left: number; right: number; top: number; width: number; height: number },
  limits: Limits,
  { orientation, isRtl }: Pick<KeyContext, 'orientation' | 'isRtl'>,
): number {
  if (orientation === 'vertical') return toShare(((point.clientY - box.top) / box.height) * 100, limits);
  const fromStart = isRtl ? box.right - point.clientX : point.clientX - box.left;
  return toShare((fromStart / box.width) * 100, limits);
}
