import { useAnchored } from '@drawbridge/ui';
import { type RefObject, useRef } from 'react';
import { menu as menuStyle } from './FileTree.css.ts';
import { FileTree } from './FileTree.tsx';

interface FileMenuProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** The tree of files below its button, where the pane has no room for a column. */
export function FileMenu({ id, open, onOpenChange, button }: FileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useAnchored({ open, anchor: button, floating: menu, placement: 'bottom-start' });
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      className={menuStyle}
      onToggle={(event) => {
        const isOpen = event.newState === 'open';
        onOpenChange(isOpen);
        if (isOpen) menu.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
      }}
    >
      <FileTree onOpen={() => menu.current?.hidePopover()} />
    </div>
  );
}
