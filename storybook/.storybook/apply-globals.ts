/** Puts the toolbar's choices on the root element, where the themes look for them. */
export function applyGlobals(globals: Record<string, unknown>): void {
  const { theme = 'light', direction = 'ltr', motion = 'full' } = globals;
  const root = document.documentElement;
  root.dataset['theme'] = String(theme);
  root.dir = String(direction);
  root.dataset['motion'] = String(motion);
}
