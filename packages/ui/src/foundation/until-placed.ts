/**
 * Opened immediately for the keyboard; neither seen nor pressed before it has its position: what is clipped gets no press,
 * and keeps the focus.
 */
export function hideUntilPlaced({ style }: HTMLElement): void {
  style.clipPath = 'inset(50%)';
}

/** It has its position. */
export function showPlaced({ style }: HTMLElement): void {
  style.clipPath = '';
}
