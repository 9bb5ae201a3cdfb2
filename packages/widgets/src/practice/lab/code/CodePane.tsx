import { Button, cx, iconKeyboard, Skeleton } from '@drawbridge/ui';
import { Suspense, useId, useMemo, useRef, useState } from 'react';
import { useWidth } from '../../../kit/layout/use-width.ts';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { ComparePane, FaultNote, FilesHead, FileTree, KeyRow } from '../deferred/index.ts';
import { Pane } from '../Pane.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import type { FaultMark } from '../workspace/fault.ts';
import * as styles from './CodePane.css.ts';
import type { EditorKeys } from './Editor.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
import { FileTabs } from './FileTabs.tsx';
import { isEditable } from './globs.ts';
import { LazyEditor } from './lazy-editor.ts';
import { t } from './messages.ts';

/** A lab with fewer files has a tab for each of them. */
const TREE_FROM_FILES = 8;
/** With the tree as a column, a line of code has room for about 60 characters. */
const COLUMN_FROM_PX = 720;

/** The learner's files, or a file of the solution in their place. */
export function CodePane() {
  const compared = useLabPage().view.comparedFile.value;
  return (
    <>
      {/* Stays mounted, so that the editor keeps its history. */}
      <div className={styles.editorMount} hidden={compared !== undefined}>
        <EditPane />
      </div>
      {compared && (
        <DeferredBoundary waiting={<DeferredSkeleton />}>
          <ComparePane compared={compared} />
        </DeferredBoundary>
      )}
    </>
  );
}

function EditPane() {
  const { data, services, lab, view, layout, workspace } = useLabPage();
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
        <Button
          tone="quiet"
          size="sm"
          icon={iconKeyboard}
          className={styles.forKeys}
          onClick={() => view.openDialog('keys')}
        >
          {t('code.keys')}
        </Button>
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
