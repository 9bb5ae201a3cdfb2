import { Button, cx, iconKeyboard, Skeleton, useWidth } from '@drawbridge/ui';
import { type ReactNode, Suspense, useId, useMemo, useRef, useState } from 'react';
import { DeferredBoundary, DeferredSkeleton } from '../base/DeferredBoundary.tsx';
import { useWorkspacePage } from '../page/workspace-page-context.ts';
import { Pane } from '../panes/Pane.tsx';
import type { FaultMark } from '../runner/fault.ts';
import * as styles from './CodePane.css.ts';
import type { EditorKeys } from './codemirror/Editor.tsx';
import { FaultNote, FilesHead, FileTree, KeyRow } from './deferred.ts';
import { EditorBoundary } from './EditorBoundary.tsx';
import { FileTabs } from './files/FileTabs.tsx';
import { isEditable } from './files/globs.ts';
import { LazyEditor } from './lazy-editor.ts';
import { t } from './messages.ts';

/** A lab with fewer files has a tab for each of them. */
const TREE_FROM_FILES = 8;
/** With the tree as a column, a line of code has room for about 60 characters. */
const COLUMN_FROM_PX = 720;

interface CodePaneProps {
  /** Shown in place of the editor. */
  instead?: ReactNode;
  /** Opens the list of keys; without it there is no button for them. */
  onShowKeys?: () => void;
}

/** The files of the lab, one of them in the editor. */
export function CodePane({ instead, onShowKeys }: CodePaneProps) {
  return (
    <>
      {/* Stays mounted, so that the editor keeps its history. */}
      <div className={styles.editorMount} hidden={instead !== undefined}>
        <EditPane onShowKeys={onShowKeys} />
      </div>
      {instead !== undefined && <DeferredBoundary waiting={<DeferredSkeleton />}>{instead}</DeferredBoundary>}
    </>
  );
}

function EditPane({ onShowKeys }: Pick<CodePaneProps, 'onShowKeys'>) {
  const { data, services, lab, view, layout, workspace } = useWorkspacePage();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorKeys>(null);
  const width = useWidth(body) ?? 0;
  const [isColumnOpen, setColumnOpen] = useState(true);
  const path = view.file.value;
  const text = data.files.value.get(path) ?? '';
  const target = view.target.value;
  const marks = workspace.value.marks.value;
  const shownMarks = useMemo(() => toShownMarks(marks, path), [marks, path]);
  const hasTree = lab.value.files.length >= TREE_FROM_FILES;
  const hasColumn = hasTree && width >= COLUMN_FROM_PX;
  return (
    <Pane
      id="code"
      label={t('pane.code')}
      className={styles.pane}
      head={
        hasTree ? (
          <DeferredBoundary>
            <FilesHead
              menuId={`${id}-files`}
              isColumnOpen={hasColumn ? isColumnOpen : undefined}
              onColumnOpenChange={setColumnOpen}
            />
          </DeferredBoundary>
        ) : (
          <FileTabs panelId={`${id}-panel`} />
        )
      }
    >
      <div ref={body} className={styles.body}>
        {hasColumn && isColumnOpen && (
          <DeferredBoundary>
            <FileTree className={styles.column} />
          </DeferredBoundary>
        )}
        <div
          id={`${id}-panel`}
          role={hasTree ? 'group' : 'tabpanel'}
          aria-label={t('code.editor', { path })}
          className={styles.editor}
        >
          <EditorBoundary>
            <Suspense fallback={<EditorSkeleton />}>
              <LazyEditor
                path={path}
                text={text}
                isReadOnly={!isEditable(path, lab.value.editable)}
                isWrapping={layout.isWrapping.value}
                label={t('code.editor', { path })}
                marks={shownMarks}
                target={target?.path === path ? target : undefined}
                describedBy={`${id}-hint ${id}-fault`}
                nonce={services.cspNonce}
                onChange={(next) => data.edit(view.file.peek(), next)}
                ref={editor}
              >
                <DeferredBoundary>
                  <KeyRow editor={editor} />
                </DeferredBoundary>
              </LazyEditor>
            </Suspense>
          </EditorBoundary>
        </div>
      </div>
      <div className={cx(styles.foot, marks.length === 0 && styles.forKeys)}>
        <DeferredBoundary>{marks.length > 0 && <FaultNote id={`${id}-fault`} />}</DeferredBoundary>
        <span id={`${id}-hint`} className={styles.hint} hidden={marks.length > 0}>
          {t('code.leave')}
        </span>
        {onShowKeys && (
          <Button tone="quiet" size="sm" icon={iconKeyboard} className={styles.forKeys} onClick={onShowKeys}>
            {t('code.keys')}
          </Button>
        )}
      </div>
    </Pane>
  );
}

const toShownMarks = (marks: readonly FaultMark[], path: string) =>
  marks
    .filter(({ place }) => place.path === path)
    .map(({ place, message }) => ({ line: place.line, message }));

function EditorSkeleton() {
  return (
    <section className={styles.loading} aria-busy="true" aria-label={t('code.loading')}>
      {['30%', '62%', '48%', '71%', '20%', '55%', '66%', '38%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </section>
  );
}
