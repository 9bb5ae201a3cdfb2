import type { Placement } from '@floating-ui/react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../foundation/cx.ts';
import { useAnchored } from '../../foundation/use-anchored.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** Without contents there is no tooltip. */
  content: ReactNode;
  placement?: Placement;
  /** Always the full 320 px: for descriptions (CARD-10). Otherwise at most 320 px. */
  fullWidth?: boolean;
  /** Delay in ms before it opens under the pointer; the focus opens it immediately. */
  delayMs?: number;
  /** One element. If it is focusable, the tooltip describes it. */
  children: ReactNode;
}

const closeDelayMs = 120;

/** A note shown on hover and on keyboard focus. Escape closes it, and the pointer may rest on it. */
export function Tooltip({
  content,
  placement = 'top',
  fullWidth = false,
  delayMs = 350,
  children,
}: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const target = useRef<HTMLElement | null>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isShown = open && content !== null && content !== undefined && content !== '';

  const schedule = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useLayoutEffect(() => {
    const first = wrapper.current?.firstElementChild;
    target.current = first instanceof HTMLElement ? first : null;
    if (!isShown) return undefined;
    target.current?.setAttribute('aria-describedby', id);
    const element = tooltip.current;
    element?.showPopover();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      target.current?.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', onKey);
    };
  }, [isShown, id]);

  useAnchored({ open: isShown, anchor: target, floating: tooltip, placement });

  return (
    <span
      ref={wrapper}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType !== 'touch' && schedule(true, delayMs)}
      onPointerLeave={() => schedule(false, closeDelayMs)}
      onFocus={(event) => event.target.matches(':focus-visible') && schedule(true, 0)}
      onBlur={() => schedule(false, 0)}
      onPointerDown={() => schedule(false, 0)}
    >
      {children}
      {isShown && (
        <span
          ref={tooltip}
          id={id}
          role="tooltip"
          popover="manual"
          className={cx(styles.tooltip, fullWidth && styles.full)}
        >
          {content}
        </span>
      )}
    </span>
  );
}
