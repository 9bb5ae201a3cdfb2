/** Opened immediately for the keyboard; neither seen nor pressed before it has its position. */
export function hideUntilPlaced({ style }: HTMLElement): void {
  style.opacity = '0';
  style.pointerEvents = 'none';
}

/** It has its position. */
export function showPlaced({ style }: HTMLElement): void {
  style.opacity = '';
  style.pointerEvents = '';
}
