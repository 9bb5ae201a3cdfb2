import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../../foundation/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import * as styles from './Tabs.css.ts';

export interface Tab {
  id: string;
  label: ReactNode;
  icon?: IconData;
  /** Shown after the label: a count. */
  end?: ReactNode;
  disabled?: boolean;
  /** Contents of the tab. Omit it on all tabs to render the panel yourself (see `panelId`). */
  content?: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  variant?: 'line' | 'pill';
  /** Id of a panel rendered elsewhere. */
  panelId?: string;
  className?: string;
}

/** Tabs with a single tab stop: arrow keys, Home and End move and choose. */
export function Tabs({ label, tabs, value, onChange, variant = 'line', panelId, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const ownPanel = `${id}-panel`;
  const active = tabs.find((tab) => tab.id === value);
  const hasPanel = tabs.some((tab) => tab.content !== undefined);
  const controls = hasPanel ? ownPanel : panelId;

  // Scrolls a row of tabs that is wider than its container to the chosen one.
  useEffect(() => {
    const tab = value && list.current?.querySelector('[aria-selected="true"]');
    if (!tab || !list.current) return;
    const [place, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.right > place.right) list.current.scrollLeft += own.right - place.right;
    else if (own.left < place.left) list.current.scrollLeft += own.left - place.left;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const live = tabs.filter((tab) => !tab.disabled);
    const at = live.findIndex((tab) => tab.id === value);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = toNextTab(event.key, at, live.length, isRtl);
    const next = to === undefined ? undefined : live[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${id}-${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={cx(styles.list, styles.look[variant], className)}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? controls : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            disabled={tab.disabled}
            className={cx(styles.tab, styles.tabLook[variant])}
            onClick={() => onChange(tab.id)}
          >
            {tab.icon && <Icon icon={tab.icon} size={16} />}
            {tab.label}
            {tab.end}
          </button>
        ))}
      </div>
      {hasPanel && active && (
        <div
          role="tabpanel"
          id={ownPanel}
          // A panel may contain nothing focusable.
          tabIndex={0}
          aria-labelledby={`${id}-${active.id}`}
          className={styles.panel}
        >
          {active.content}
        </div>
      )}
    </>
  );
}

/** The tab that a key moves to, or undefined when the tabs do not handle the key. */
export function toNextTab(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
