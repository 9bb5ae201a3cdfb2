import type { SessionFlags } from '@drawbridge/client';
import { Badge, type SidebarSection } from '@drawbridge/ui';
import { useEffect, useMemo, useState } from 'react';
import { namedRoutes } from '../router/paths.ts';
import { learnIcons, type MenuIcons } from './menu-icons.ts';
import { type MenuSection, toMenu } from './menu-rules.ts';
import { messages } from './messages.ts';

function toSections(menu: readonly MenuSection[], icons: MenuIcons): SidebarSection[] {
  return menu.map(({ id, label, items }) => ({
    id,
    ...(label === undefined ? {} : { label }),
    items: items.flatMap(({ name, label: words, isBeta }) => {
      const icon = icons[name];
      return icon
        ? [
            {
              id: name,
              label: words,
              icon,
              href: namedRoutes[name],
              ...(isBeta ? { end: <Badge tone="primary">{messages.beta.text}</Badge> } : {}),
            },
          ]
        : [];
    }),
  }));
}

/** The menu of somebody with these flags, and as the sidebar takes it: a section shows once its pictures are here. */
export function useSections(flags: SessionFlags) {
  const menu = useMemo(() => toMenu(flags), [flags]);
  const isLead = menu.length > 1;
  const [icons, setIcons] = useState(learnIcons);
  useEffect(() => {
    if (!isLead) return undefined;
    let isHere = true;
    const add = async () => {
      const { leadIcons } = await import('./lead-icons.ts');
      if (isHere) setIcons({ ...learnIcons, ...leadIcons });
    };
    // Without the network the next page tries again.
    add().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isLead, flags]);
  const sections = useMemo(
    () => toSections(menu, icons).filter(({ items }) => items.length > 0),
    [menu, icons],
  );
  return { menu, sections };
}
