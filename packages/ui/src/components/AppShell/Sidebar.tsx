import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { disabled as disabledClass } from './AppShell.css.ts';
import { t } from './messages.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarContent, type SidebarTexts } from './SidebarContent.tsx';

export interface SidebarProps extends SidebarTexts {
  /** `full` is 290 px, `mini` a rail of 90 px, `overlay` floats over the page above the rail. */
  mode: 'full' | 'mini' | 'overlay';
  /** Called for Escape, a press outside and a followed link, in overlay mode. */
  onClose?: () => void;
  /** Dimmed and inactive (SHELL-9). */
  disabled?: boolean;
}

/** The main navigation of the product. */
export function Sidebar({ mode, onClose, disabled = false, ...content }: SidebarProps) {
  const isRail = mode !== 'full';
  return (
    <>
      <aside
        inert={disabled}
        data-mode={mode}
        className={cx(styles.sidebar, styles.width[isRail ? 'mini' : 'full'], disabled && disabledClass)}
      >
        <SidebarContent {...content} mini={isRail} />
      </aside>
      {mode === 'overlay' && !disabled && <SidebarOverlay {...content} onClose={onClose} />}
    </>
  );
}

type OverlayProps = SidebarTexts & Pick<SidebarProps, 'onClose'>;

/** A modal dialog of the browser: the focus stays inside and returns to the menu button. */
function SidebarOverlay({ onClose, label = t('main'), ...content }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The focus starts at the current page, not at the logo.
    element?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the key for a press beside is Escape (onCancel)
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.overlay}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onMouseDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        if (event.clientX < box.left || event.clientX > box.right) onClose?.();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onClose?.();
      }}
    >
      <SidebarContent {...content} label={label} mini={false} />
    </dialog>
  );
}
