import type { SessionFlags } from '@drawbridge/client';
import { Badge, type SidebarItem, type SidebarSection } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useMemo } from 'react';
import type { MenuItem, MenuSection } from './menu-item.ts';
import { t } from './messages.ts';

const toSidebarItem = (
  { id, page, href, label, icon, isBeta, isPlanned }: MenuItem,
  dueCount: number,
): SidebarItem => ({
  id,
  label: label.text,
  icon,
  href,
  ...(isBeta && { end: <Badge tone="primary">{t('beta')}</Badge> }),
  ...(page === 'assignments' && dueCount > 0 && { end: <Badge count>{toFigure(dueCount)}</Badge> }),
  ...(isPlanned && { note: t('soon') }),
});

const toSidebarSection = ({ id, label, items }: MenuSection, dueCount: number): SidebarSection => ({
  id,
  ...(label && { label: label.text }),
  items: items.map((item) => toSidebarItem(item, dueCount)),
});

/** The menu of a person with these flags, and the same as the sidebar takes it, with the number of assignments that are due. */
export function useSections(
  toMenu: (flags: SessionFlags) => MenuSection[],
  flags: SessionFlags,
  dueCount: number,
) {
  const menu = useMemo(() => toMenu(flags), [toMenu, flags]);
  const sections = useMemo(
    () => menu.map((section) => toSidebarSection(section, dueCount)),
    [menu, dueCount],
  );
  return { menu, sections };
}
