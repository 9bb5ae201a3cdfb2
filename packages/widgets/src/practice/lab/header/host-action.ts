import type { IconData } from '@drawbridge/ui/icon-data';

/** Something that the host of a lab offers: a button in the header, and on a phone an entry of its menu. */
export interface HostAction {
  id: string;
  /** What a press does. */
  label: string;
  icon: IconData;
  /** The button has the icon alone. */
  isIconOnly?: boolean;
  onSelect: () => void;
}
