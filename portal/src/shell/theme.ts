import { signal } from '@preact/signals-react';
import { applyTheme, keepTheme, readTheme, type Theme } from '../base/theme-choice.ts';

export const theme = signal<Theme>(readTheme());

/** Switches and keeps the choice. @see GEN-22 */
export function toggleTheme(): void {
  theme.value = theme.value === 'dark' ? 'light' : 'dark';
  applyTheme(theme.value);
  keepTheme(theme.value);
}
