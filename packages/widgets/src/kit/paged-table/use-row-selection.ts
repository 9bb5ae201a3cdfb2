import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { extend, type Selection, toggle, toggleAll } from './selection.ts';

interface RowSelectionOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  selected: Selection;
  onSelected: (selected: Selection) => void;
}

/** Rows that Page Up and Page Down step over. */
const PAGE_ROWS = 10;

/** The row that a key moves to. */
function toTarget(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return Math.min(last, at + 1);
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'PageDown') return Math.min(last, at + PAGE_ROWS);
  if (key === 'PageUp') return Math.max(0, at - PAGE_ROWS);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/**
 * Selects rows by pointer and keyboard. The rows' checkboxes are one tab stop: arrows, Page Up, Page Down, Home and End
 * move between rows, Shift selects on the way, and Space toggles the checkbox.
 */
export function useRowSelection<Row>({ rows, rowKey, selected, onSelected }: RowSelectionOptions<Row>) {
  const keys = useMemo(() => rows.map((row) => rowKey(row)), [rows, rowKey]);
  const indices = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const [reached, setActive] = useState(0);
  // The list may have become shorter.
  const active = Math.min(reached, keys.length - 1);
  /** The row to focus as soon as it is rendered. */
  const wanted = useRef<number>(undefined);
  const isExtending = useRef(false);
  const frame = useRef<HTMLDivElement>(null);
  const scrollTo = useRef<(index: number) => void>(undefined);
  function onDrawn() {
    if (wanted.current === undefined) return;
    const input = frame.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!input) return;
    wanted.current = undefined;
    input.focus({ preventScroll: scrollTo.current !== undefined });
  }
  useEffect(onDrawn);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { target, key, shiftKey } = event;
    const row = target instanceof HTMLElement ? target.dataset['row'] : undefined;
    if (row === undefined) return;
    if (key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSelected(new Set(keys));
      return;
    }
    const at = Number(row);
    const next = toTarget(key, at, keys.length);
    if (next === undefined) return;
    event.preventDefault();
    if (shiftKey) onSelected(extend(selected, keys, at, next));
    wanted.current = next;
    setActive(next);
    scrollTo.current?.(next);
  }

  return {
    frame,
    scrollTo,
    onDrawn,
    onKeyDown,
    active,
    indexOf: (key: string) => indices.get(key) ?? 0,
    areAll: keys.length > 0 && keys.every((key) => selected.has(key)),
    areSome: selected.size > 0,
    toggleAll: () => onSelected(toggleAll(selected, keys)),
    /**
     * Handles a click before the checkbox changes. A click by the Space key has no detail: its Shift state comes from
     * the keyboard.
     */
    press({ shiftKey, detail }: { shiftKey: boolean; detail: number }) {
      isExtending.current = shiftKey && detail > 0;
    },
    /** With Shift, it selects everything from the previous row. */
    toggle(index: number) {
      const key = keys[index];
      if (key === undefined) return;
      onSelected(isExtending.current ? extend(selected, keys, active, index) : toggle(selected, key));
      isExtending.current = false;
      setActive(index);
    },
  };
}
