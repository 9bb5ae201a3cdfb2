import type { SessionFlags } from '@drawbridge/client';
import { toPagePath } from '@drawbridge/contracts';
import type { Message } from '@drawbridge/ui/messages';
import type { MenuItem, MenuSection } from '../shell/menu-item.ts';
import { messages } from '../shell/messages.ts';
import type { MenuSectionId, PortalPageRecord } from './page-record.ts';

interface SectionRule {
  id: MenuSectionId;
  label?: Message;
  /** Absent: everybody. It looks at flags, never at one role. @see GEN-11 */
  shows?: (flags: SessionFlags) => boolean;
}

/** The sections of the sidebar, from the top. */
const SECTIONS: readonly SectionRule[] = [
  /** @see SHELL-22 */
  { id: 'learn' },
  /** @see ROLE-6 */
  { id: 'champion', label: messages.championSection, shows: ({ isChampion }) => isChampion },
  // An admin who also manages sees the whole Admin group instead. @see ROLE-4, ROLE-13
  {
    id: 'manager',
    label: messages.managerSection,
    shows: ({ isCompanyAdmin, isCompanyManager }) => isCompanyManager && !isCompanyAdmin,
  },
  /** @see ROLE-2, ROLE-3 */
  { id: 'admin', label: messages.adminSection, shows: ({ isCompanyAdmin }) => isCompanyAdmin },
];

type MenuPage = Pick<PortalPageRecord, 'menu' | 'routeName' | 'planned'> & { name: string; path: string };

export interface Menu {
  /** The sections that a person with these flags sees in the sidebar. */
  toSections(flags: SessionFlags): MenuSection[];
  /** The pages that a person with these flags finds by the search alone: their account, and parts of other pages. */
  toSearchPages(flags: SessionFlags): readonly MenuItem[];
}

/** The menu that the records of pages make. */
export function createMenu(pages: readonly MenuPage[]): Menu {
  const entries = pages
    .flatMap(({ name, path, menu = [], routeName = '', planned }) =>
      menu.map(({ section, order, shows, label, icon, isBeta }) => ({
        section,
        order,
        shows,
        item: {
          page: name,
          id: routeName,
          href: toPagePath(path, {}),
          label,
          icon,
          ...(isBeta && { isBeta }),
          ...(planned !== undefined && { isPlanned: true as const }),
        },
      })),
    )
    .sort((one, other) => one.order - other.order);
  const find = (id: MenuSectionId, flags: SessionFlags): MenuItem[] =>
    entries
      .filter(({ section, shows }) => section === id && (!shows || shows(flags)))
      .map(({ item }) => item);
  return {
    toSections: (flags) =>
      SECTIONS.filter(({ shows }) => shows?.(flags) ?? true).map(({ id, label }) => ({
        id,
        ...(label && { label }),
        items: find(id, flags),
      })),
    toSearchPages: (flags) => find('search', flags),
  };
}
