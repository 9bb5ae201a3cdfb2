import { createContext } from 'react';

/**
 * `system` follows the reader's system, and `page` follows the `color-scheme` that the page declares. On a partner's
 * page, widgets without a theme are light.
 */
export type WidgetTheme = 'light' | 'dark' | 'contrast' | 'system' | 'page';

/** The theme of the nearest provider. */
export const ThemeContext = createContext<WidgetTheme | undefined>(undefined);
