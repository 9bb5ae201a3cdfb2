import { Icon, iconLock, VisuallyHidden } from '@drawbridge/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import * as styles from '../CodePane.css.ts';
import { t } from '../messages.ts';
import { isEditable } from './globs.ts';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Scrolls the strip, and nothing around it, until the selected tab is visible. */
function bringIntoView(strip: HTMLElement | null) {
  const tab = strip?.querySelector('[aria-selected="true"]');
  if (!strip || !tab) return;
  const edge = strip.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.right > edge.right) strip.scrollLeft += box.right - edge.right;
  if (box.left < edge.left) strip.scrollLeft += box.left - edge.left;
}

/** The files of the lab: editable ones first, read-only ones with a lock. */
export function FileTabs({ panelId }: { panelId: string }) {
  const { data, view, ...workspacePage } = useWorkspacePage();
  const lab = workspacePage.lab.value;
  const shown = view.file.value;
  const list = useRef<HTMLDivElement>(null);
  const changed = new Set(data.changedFiles.value.map(({ path }) => path));
  const isOpen = (path: string) => isEditable(path, lab.editable);
  const paths = lab.files.map(({ path }) => path).toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));

  useEffect(() => {
    const strip = list.current;
    if (!strip) return undefined;
    // Also when the pane of the strip is opened: before that it has no width.
    const observer = new ResizeObserver(() => bringIntoView(strip));
    observer.observe(strip);
    return () => observer.disconnect();
  }, []);
  useEffect(() => bringIntoView(list.current), [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(paths.indexOf(view.file.peek()), paths.length);
    const path = next === undefined ? undefined : paths[next];
    if (path === undefined) return;
    event.preventDefault();
    view.showFile(path);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('code.files')}
      tabIndex={-1}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {paths.map((path) => (
        <button
          key={path}
          type="button"
          role="tab"
          aria-selected={path === shown}
          aria-controls={path === shown ? panelId : undefined}
          tabIndex={path === shown ? 0 : -1}
          className={styles.tab}
          onClick={() => view.showFile(path)}
        >
          {!isOpen(path) && (
            <Icon icon={iconLock} size={13} label={t('code.readOnly')} className={styles.lock} />
          )}
          {path}
          {changed.has(path) && (
            <>
              <span className={styles.dot} aria-hidden />
              <VisuallyHidden>, {t('code.changed')}</VisuallyHidden>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
