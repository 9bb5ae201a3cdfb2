import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Splitter.css.ts';
import { toShare, toShareByKey, toShareByPointer } from './splitter-math.ts';

export interface SplitterProps {
  /** Names the separator: what it resizes. */
  label: string;
  start: ReactNode;
  end: ReactNode;
  /** `horizontal` puts the panes beside each other. */
  orientation?: 'horizontal' | 'vertical';
  /** Percentage of the first pane. Controlled if `onChange` is given. */
  value?: number;
  defaultValue?: number;
  min?: number;
  max?: number;
  onChange?: (percent: number) => void;
  /** The second pane takes the size of its content, and the separator is hidden. */
  isEndFolded?: boolean;
  className?: string;
}

/**
 * Two panes and a separator that pointer and keyboard can move: arrow keys by 2 percent, with Shift by 10, Home, End. A
 * double click resets it.
 */
export function Splitter({
  label,
  start,
  end,
  orientation = 'horizontal',
  value,
  defaultValue = 50,
  min = 20,
  max = 80,
  onChange,
  isEndFolded = false,
  className,
}: SplitterProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [dragging, setDragging] = useState(false);
  const limits = { min, max };
  const share = toShare(value ?? own, limits);

  const set = (next: number) => {
    if (next === share) return;
    setOwn(next);
    onChange?.(next);
  };
  const isRtl = () => frame.current !== null && getComputedStyle(frame.current).direction === 'rtl';
  const onKeyDown = (event: KeyboardEvent) => {
    const context = { orientation, isRtl: isRtl(), withShift: event.shiftKey };
    const next = toShareByKey(event.key, share, limits, context);
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const onPointerDown = (event: PointerEvent) => {
    // With pointer capture, frames inside the panes do not swallow the movement.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (dragging && box) set(toShareByPointer(event, box, limits, { orientation, isRtl: isRtl() }));
  };
  const onPointerUp = () => setDragging(false);

  return (
    <div
      ref={frame}
      className={cx(
        styles.splitter,
        styles.orientation[orientation],
        isEndFolded && styles.folded[orientation],
        className,
      )}
      style={{ [styles.shareName]: `${share}%` }}
    >
      <div id={`${id}-start`} className={styles.pane}>
        {start}
      </div>
      {!isEndFolded && (
        // A separator with a value is a control.
        <div
          role="separator"
          aria-label={label}
          aria-controls={`${id}-start`}
          aria-orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={share}
          tabIndex={0}
          data-dragging={dragging ? '' : undefined}
          className={cx(styles.handle, styles.handleLook[orientation])}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onDoubleClick={() => set(toShare(defaultValue, limits))}
        />
      )}
      <div className={styles.pane}>{end}</div>
    </div>
  );
}
