import {
  type Brand,
  brandColorOf,
  brands,
  type ColorName,
  colorOf,
  type Oklch,
  type ThemeName,
} from '@drawbridge/ui/tokens';
import { useSyncExternalStore } from 'react';

/** What the toolbar has chosen: it is on the root element. */
export interface Look {
  theme: ThemeName;
  toColor: (name: ColorName) => Oklch;
}

export function useLook(): Look {
  const [theme = 'light', brand = 'none'] = useSyncExternalStore(watch, read).split(' ');
  const shown = theme === 'dark' || theme === 'contrast' ? theme : 'light';
  const chosen = (brands as Readonly<Record<string, Brand>>)[brand];
  return {
    theme: shown,
    toColor: (name) => (chosen ? brandColorOf(name, shown, chosen) : colorOf(name, shown)),
  };
}

function watch(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-brand'] });
  return () => observer.disconnect();
}

function read(): string {
  const { theme = 'light', brand = 'none' } = document.documentElement.dataset;
  return `${theme} ${brand}`;
}
