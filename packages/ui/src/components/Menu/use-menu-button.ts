import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';

/** Spread on the button that opens the menu. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The state that a menu shares with its button. */
export interface MenuPopoverState {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
  menu: RefObject<HTMLDivElement | null>;
  /** Which entry receives the focus when the menu opens; called once for each opening. */
  takeStart: () => 0 | -1;
}

/** A button with its menu. An arrow key opens the menu at its first or last entry. */
export function useMenuButton(): { trigger: MenuTriggerProps; popover: MenuPopoverState } {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const startAtEnd = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!menu.current || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    startAtEnd.current = event.key === 'ArrowUp';
    menu.current.showPopover();
  };
  const takeStart = () => {
    const start = startAtEnd.current ? -1 : 0;
    startAtEnd.current = false;
    return start;
  };
  return {
    trigger: {
      ref: button,
      id: `${id}-button`,
      popoverTarget: id,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      onKeyDown,
    },
    popover: { id, open, onOpenChange: setOpen, button, menu, takeStart },
  };
}
