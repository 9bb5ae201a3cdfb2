import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { useAnchored } from '../../foundation/use-anchored.ts';
import * as tooltipStyles from '../Tooltip/Tooltip.css.ts';
import * as styles from './ChartTooltip.css.ts';

export interface ChartTooltipProps {
  /** The element that the tooltip belongs to; null closes it. */
  anchor: HTMLElement | null;
  /** Called on Escape, or on a click outside the chart. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * The values at the pointer or focus. Hidden from screen readers, which get them from the table or the focused day; the
 * pointer passes through it to the points below.
 */
export function ChartTooltip({ anchor, onClose, children }: ChartTooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  const reference = useMemo(() => ({ current: anchor }), [anchor]);
  const isOpen = anchor !== null;

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    tooltip.current?.showPopover();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    const onPress = (event: PointerEvent) => {
      const figure = tooltip.current?.closest('figure');
      if (figure && !event.composedPath().includes(figure)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, onClose]);

  useAnchored({ open: isOpen, anchor: reference, floating: tooltip, placement: 'top', gapPx: 10 });

  if (!isOpen) return null;
  return (
    <div ref={tooltip} popover="manual" aria-hidden className={cx(tooltipStyles.tooltip, styles.tooltip)}>
      {children}
    </div>
  );
}
