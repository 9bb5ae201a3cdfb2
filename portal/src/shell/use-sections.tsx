import type { SessionFlags } from '@drawbridge/client';
import { Badge, type SidebarItem, type SidebarSection } from '@drawbridge/ui';
import { useMemo } from 'react';
import { namedRoutes } from '../router/named-routes.ts';
import { menuIcons } from './menu-icons.ts';
import { type MenuRule, type MenuSection, toMenu } from './menu-rules.ts';
import { messages } from './messages.ts';

function toMarks({ isBeta, isPlanned }: MenuRule): Pick<SidebarItem, 'end' | 'note'> {
  return {
    ...(isBeta && { end: <Badge tone="primary">{messages.beta.text}</Badge> }),
    ...(isPlanned && { note: messages.soon.text }),
  };
}

function toSections(menu: readonly MenuSection[]): SidebarSection[] {
  return menu.map(({ id, label, items }) => ({
    id,
    ...(label === undefined ? {} : { label: label.text }),
    items: items.flatMap((rule) => {
      const { name } = rule;
      const icon = menuIcons[name];
      return icon
        ? [
            {
              id: name,
              label: rule.label.text,
              icon,
              href: namedRoutes[name],
              ...toMarks(rule),
            },
          ]
        : [];
    }),
  }));
}

/** The menu of a person with these flags, and the same as the sidebar takes it. */
export function useSections(flags: SessionFlags) {
  const menu = useMemo(() => toMenu(flags), [flags]);
  const sections = useMemo(() => toSections(menu), [menu]);
  return { menu, sections };
}
