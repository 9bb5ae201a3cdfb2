import { createContext, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { iconX } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { t } from '../messages.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the cross or a press outside the dialog. The caller sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** False while something runs that must not be interrupted: no cross, no Escape, no press outside. */
  dismissible?: boolean;
  closeLabel?: string;
  className?: string;
  children?: ReactNode;
}

const InPlaceContext = createContext(false);

/**
 * Dialogs below are shown in place, without a backdrop and a cross: a frame whose host has put it into a dialog of its
 * own shows the contents alone.
 */
export function DialogsInPlace({ children }: { children: ReactNode }) {
  return <InPlaceContext value={true}>{children}</InPlaceContext>;
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus is trapped inside and returned afterwards. An element with
 * `data-autofocus` inside gets the focus first. Contents are mounted only while open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const isInPlace = useContext(InPlaceContext);
  if (!open) return null;
  // Components of their own, because the clean-up must run before React takes the element away (see there).
  return isInPlace ? <DialogInPlace {...rest} /> : <OpenDialog {...rest} />;
}

function DialogInPlace({ title, description, footer, children }: Omit<DialogProps, 'open'>) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className={styles.inPlace}>
      <Head id={id} title={title} description={description} />
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  );
}

function Head({ id, title, description }: Pick<DialogProps, 'title' | 'description'> & { id: string }) {
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className={styles.description}>
            {description}
          </p>
        )}
      </div>
    </header>
  );
}

function OpenDialog({
  onClose,
  title,
  description,
  size = 'md',
  footer,
  dismissible = true,
  closeLabel = t('close'),
  className,
  children,
}: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    // The browser returns the focus when a dialog closes, but not when it merely disappears.
    return () => element?.close();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key for a press beside is Escape (onCancel)
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(styles.dialog, styles.size[size], className)}
      onCancel={(event) => {
        // A cancel of a file input inside bubbles too; only our own closes.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onMouseDown={(event) => {
        if (dismissible && event.target === dialog.current && isBeside(event, dialog.current)) onClose();
      }}
    >
      <Head id={id} title={title} description={description} />
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
      {/* Last in the order but first visually: so the focus starts in the contents, not on the close button. */}
      {dismissible && (
        <IconButton icon={iconX} label={closeLabel} className={styles.close} onClick={onClose} />
      )}
    </dialog>
  );
}

/** The backdrop is part of the dialog element, so a press on it is recognised by its position. */
function isBeside(point: { clientX: number; clientY: number }, dialog: HTMLDialogElement): boolean {
  const box = dialog.getBoundingClientRect();
  return (
    point.clientX < box.left ||
    point.clientX > box.right ||
    point.clientY < box.top ||
    point.clientY > box.bottom
  );
}
