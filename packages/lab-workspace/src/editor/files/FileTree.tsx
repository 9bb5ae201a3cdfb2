import { cx, Icon, iconChevronRight, iconFile, iconLock, VisuallyHidden } from '@drawbridge/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import { dot } from '../CodePane.css.ts';
import { t } from '../messages.ts';
import * as styles from './FileTree.css.ts';
import { type TreeMove, type TreeRow, toMove, toRows } from './file-tree.ts';
import { isEditable } from './globs.ts';

export interface FileTreeProps {
  className?: string;
  /** Called after a file was opened. */
  onOpen?: () => void;
}

const INDENT_PX = 16;

/** The files of a lab in their folders, with one tab stop: arrows, Home, End and first letters move. */
export function FileTree({ className, onOpen }: FileTreeProps) {
  const { view, ...workspacePage } = useWorkspacePage();
  const lab = workspacePage.lab.value;
  const shown = view.file.value;
  const tree = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string>();
  const paths = lab.files.map(({ path }) => path);
  const rows = toRows(paths, folded);
  const isShown = (path: string | undefined) => rows.some((row) => row.path === path);
  const tabStop = [focused, shown].find(isShown) ?? rows[0]?.path;

  const findRow = (path: string) =>
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  useEffect(() => {
    findRow(shown)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  const setFold = (path: string, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(path);
    else next.delete(path);
    setFolded(next);
  };
  const perform = ({ kind, path }: TreeMove) => {
    if (kind === 'focus') return findRow(path)?.focus();
    if (kind !== 'open') return setFold(path, kind === 'fold');
    view.showFile(path);
    onOpen?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || tabStop === undefined) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = toMove(event.key, rows, tabStop, folded, isRtl);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    perform(move);
  };

  return (
    <div
      ref={tree}
      role="tree"
      aria-label={t('code.files')}
      tabIndex={-1}
      className={cx(styles.tree, className)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
      }}
    >
      {rows.map((row) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree handles the keys of its rows
        <div
          key={row.path}
          data-path={row.path}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.size}
          aria-selected={row.path === shown}
          aria-expanded={row.kind === 'folder' ? !folded.has(row.path) : undefined}
          tabIndex={row.path === tabStop ? 0 : -1}
          className={styles.row}
          style={{ paddingInlineStart: row.level * INDENT_PX }}
          title={row.path}
          onFocus={() => setFocused(row.path)}
          onClick={() =>
            perform({
              kind: row.kind === 'file' ? 'open' : folded.has(row.path) ? 'unfold' : 'fold',
              path: row.path,
            })
          }
        >
          <RowContent row={row} />
        </div>
      ))}
    </div>
  );
}

function RowContent({ row: { kind, path, name } }: { row: TreeRow }) {
  const { data, lab } = useWorkspacePage();
  if (kind === 'folder')
    return (
      <>
        <Icon icon={iconChevronRight} size={14} className={styles.chevron} />
        <span className={styles.name}>{name}</span>
      </>
    );
  const isChanged = data.changedFiles.value.some((file) => file.path === path);
  return (
    <>
      {isEditable(path, lab.value.editable) ? (
        <Icon icon={iconFile} size={14} className={styles.icon} />
      ) : (
        <Icon icon={iconLock} size={14} label={t('code.readOnly')} className={styles.icon} />
      )}
      <span className={styles.name}>{name}</span>
      {isChanged && (
        <>
          <span className={dot} aria-hidden />
          <VisuallyHidden>, {t('code.changed')}</VisuallyHidden>
        </>
      )}
    </>
  );
}
