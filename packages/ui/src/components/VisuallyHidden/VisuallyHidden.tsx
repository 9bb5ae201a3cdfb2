import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** The class alone, for elements that already exist. */
export const hiddenClass = hidden;

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
