import type { IconData } from '@drawbridge/ui/icon-data';

/** Something that the host of a lab offers: a button in the header, and on a phone an entry of its menu. */
export interface HostAction {
  id: string;
  label: string;
  icon: IconData;
  /** The button has the icon alone. */
  isIconOnly?: boolean;
  /** For a toggle: whether it is on. The label says what a press does. */
  pressed?: boolean | undefined;
  onSelect: () => void;
}
