import type { Placement } from '@floating-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { LinkRenderer } from '../../foundation/link.tsx';
import { useAnchored } from '../../foundation/use-anchored.ts';
import * as styles from './Menu.css.ts';
import { MenuEntryView } from './MenuEntry.tsx';
import type { MenuEntry } from './menu-entries.ts';
import { toNextIndex } from './menu-keys.ts';
import { type MenuPopoverState, type MenuTriggerProps, useMenuButton } from './use-menu-button.ts';

export interface MenuProps {
  /** Names the menu. */
  label: string;
  items: readonly MenuEntry[];
  /** Renders the button; spread the props on it. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** Above the entries: who is signed in, for example. */
  header?: ReactNode;
  placement?: Placement;
  renderLink?: LinkRenderer;
}

export interface MenuPopoverProps extends Omit<MenuProps, 'trigger'> {
  /** Of the button's `useMenuButton`. */
  state: MenuPopoverState;
}

/**
 * A menu of actions and links. Arrow keys, Home, End and first letters move; Escape, Tab and a click outside close it
 * and return the focus to the button. It is a native popover, so it also works in dialogs and shadow roots.
 */
export function Menu({ trigger, ...props }: MenuProps) {
  const button = useMenuButton();
  return (
    <>
      {trigger(button.trigger)}
      <MenuPopover {...props} state={button.popover} />
    </>
  );
}

/** The menu without its button, for a button that is rendered before its menu is loaded. */
export function MenuPopover({
  label,
  items,
  header,
  placement = 'bottom-end',
  renderLink,
  state,
}: MenuPopoverProps) {
  const { id, open, onOpenChange, button, menu, takeStart } = state;
  useAnchored({ open, anchor: button, floating: menu, placement });

  const listItems = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  const close = () => menu.current?.hidePopover();

  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const all = listItems();
    const root = menu.current?.getRootNode() as Document | ShadowRoot;
    const at = all.indexOf(root.activeElement as HTMLElement);
    const next = toNextIndex(
      event.key,
      at,
      all.map((one) => one.textContent ?? ''),
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      className={styles.menu}
      onToggle={(event) => {
        const isOpen = event.newState === 'open';
        onOpenChange(isOpen);
        if (isOpen) listItems().at(takeStart())?.focus();
      }}
    >
      {header && <div className={styles.header}>{header}</div>}
      <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={onMenuKey}>
        {items.map((entry) => (
          <MenuEntryView key={entry.id} entry={entry} onDone={close} renderLink={renderLink} />
        ))}
      </div>
    </div>
  );
}
