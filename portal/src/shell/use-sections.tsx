import type { SessionFlags } from '@drawbridge/client';
import { Badge, type SidebarItem, type SidebarSection } from '@drawbridge/ui';
import { useMemo } from 'react';
import type { MenuItem, MenuSection } from './menu-item.ts';
import { t } from './messages.ts';

const toSidebarItem = ({ id, href, label, icon, isBeta, isPlanned }: MenuItem): SidebarItem => ({
  id,
  label: label.text,
  icon,
  href,
  ...(isBeta && { end: <Badge tone="primary">{t('beta')}</Badge> }),
  ...(isPlanned && { note: t('soon') }),
});

const toSidebarSection = ({ id, label, items }: MenuSection): SidebarSection => ({
  id,
  ...(label && { label: label.text }),
  items: items.map(toSidebarItem),
});

/** The menu of a person with these flags, and the same as the sidebar takes it. */
export function useSections(toMenu: (flags: SessionFlags) => MenuSection[], flags: SessionFlags) {
  const menu = useMemo(() => toMenu(flags), [toMenu, flags]);
  const sections = useMemo(() => menu.map(toSidebarSection), [menu]);
  return { menu, sections };
}
