/**
 * Open for the keyboard immediately, but neither visible nor clickable before it is positioned: a clipped element gets
 * no clicks, and keeps the focus.
 */
export function hideUntilPlaced({ style }: HTMLElement): void {
  style.clipPath = 'inset(50%)';
}

/** Shows the element once it is positioned. */
export function showPlaced({ style }: HTMLElement): void {
  style.clipPath = '';
}
