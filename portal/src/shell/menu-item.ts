import type { IconData } from '@drawbridge/ui/icon-data';
import type { Message } from '@drawbridge/ui/messages';

/** An entry of the menu: a page. */
export interface MenuItem {
  /** Name of the page. */
  page: string;
  /** Name of its route. */
  id: string;
  href: string;
  label: Message;
  icon: IconData;
  isBeta?: true;
  /** Its page says what it will have. */
  isPlanned?: true;
}

export interface MenuSection {
  id: string;
  label?: Message;
  items: readonly MenuItem[];
}
