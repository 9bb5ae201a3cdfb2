export type Theme = 'light' | 'dark';

/** A cookie, because logout empties local storage and the choice of theme should outlive it. @see CX-11 */
const isSecure = location.protocol === 'https:';
/** No other host, and nothing on the way, can set a cookie of this name. */
const COOKIE = `${isSecure ? '__Host-' : ''}drawbridge_theme`;
const YEAR_SECONDS = 31_536_000;

/** The theme chosen before, else the system's. */
export function readTheme(): Theme {
  const kept = new RegExp(`(?:^|; )${COOKIE}=(light|dark)`).exec(document.cookie)?.[1];
  if (kept) return kept as Theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** In a frame without cookies this does nothing: the choice then lasts as long as the page. */
export function keepTheme(theme: Theme): void {
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
