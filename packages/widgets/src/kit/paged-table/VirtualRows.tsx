import { Table } from '@drawbridge/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as styles from './paged-table.css.ts';
import type { RowsProps } from './rows-props.ts';

/** Heights before a row was measured, px. */
const ROW_PX = 45;
const CARD_PX = 140;
const HEAD_PX = 40;
/** Rows that are drawn beyond the visible ones. */
const OVERSCAN = 8;

/**
 * Many rows. Only those near the visible ones are rendered. Screen readers get the position of each among all.
 */
export function VirtualRows<Row>(props: RowsProps<Row>) {
  return props.isWide ? <VirtualTable {...props} /> : <VirtualCards {...props} />;
}

function useDrawnRows<Row>(
  { table: { rows, rowKey }, control }: RowsProps<Row>,
  { estimatePx, headPx }: { estimatePx: number; headPx: number },
) {
  const own = useRef<HTMLDivElement>(null);
  const frame = control?.frame ?? own;
  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not used
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimatePx,
    getItemKey(index) {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    overscan: OVERSCAN,
    // The head is above the rows, and stays over them.
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
  });
  const scrollTo = control?.scrollTo;
  useLayoutEffect(() => {
    if (!scrollTo) return undefined;
    scrollTo.current = (index) => virtualizer.scrollToIndex(index);
    return () => {
      scrollTo.current = undefined;
    };
  }, [scrollTo, virtualizer]);
  // They are drawn again with each scroll, without the table around them.
  useEffect(() => control?.onDrawn());
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    frame,
    measure: virtualizer.measureElement,
    drawn: items.flatMap(({ index }) => rows.slice(index, index + 1)),
    first: first?.index ?? 0,
    before: first ? first.start - headPx : 0,
    // Before the frame is measured it needs a height to be measured by.
    after: virtualizer.getTotalSize() - (last ? last.end - headPx : 0),
  };
}

function VirtualTable<Row>(props: RowsProps<Row>) {
  const { frame, drawn, ...part } = useDrawnRows(props, {
    estimatePx: ROW_PX,
    headPx: HEAD_PX,
  });
  const { table, control } = props;
  return (
    <Table
      {...table}
      rows={drawn}
      window={{ ...part, count: table.rows.length }}
      frame={{ ref: frame, ...(control && { onKeyDown: control.onKeyDown }) }}
    />
  );
}

function VirtualCards<Row>(props: RowsProps<Row>) {
  const { frame, measure, drawn, first, before, after } = useDrawnRows(props, {
    estimatePx: CARD_PX,
    headPx: 0,
  });
  const { table, card, control } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a region that scrolls; its keys are those of the checkboxes in it
    <div
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
      tabIndex={0}
      role="region"
      aria-label={table.caption}
      className={styles.scroller}
      onKeyDown={control?.onKeyDown}
    >
      <ul
        aria-label={table.caption}
        className={styles.virtualCards}
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {drawn.map((row, nth) => (
          <li
            key={table.rowKey(row)}
            ref={measure}
            data-index={first + nth}
            aria-setsize={table.rows.length}
            aria-posinset={first + nth + 1}
            className={styles.virtualCard}
          >
            <div className={styles.card}>{card(row)}</div>
          </li>
        ))}
      </ul>
    </div>
  );
}
