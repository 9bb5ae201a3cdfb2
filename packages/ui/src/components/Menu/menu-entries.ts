import type { ReactNode } from 'react';
import type { IconData } from '../Icon/icon-data.ts';

export interface MenuItem {
  kind?: 'item';
  id: string;
  label: string;
  icon?: IconData;
  /** Shown after the label: a badge, a key. */
  end?: ReactNode;
  tone?: 'neutral' | 'danger';
  disabled?: boolean;
  /** Makes it a radio item or a toggle, with a check mark when true. */
  checked?: boolean;
  /** Makes it a link. */
  href?: string;
  /** The link opens a new tab without opener access. */
  external?: boolean;
  onSelect?: () => void;
}

export interface MenuSeparator {
  kind: 'separator';
  id: string;
}

export interface MenuHeading {
  kind: 'heading';
  id: string;
  label: string;
}

export type MenuEntry = MenuItem | MenuSeparator | MenuHeading;
