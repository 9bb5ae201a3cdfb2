import { Button, iconKeyboard, Skeleton } from '@drawbridge/ui';
import { lazy, Suspense, useId, useMemo } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { ComparePane, FaultNote } from '../deferred/index.ts';
import { Pane } from '../Pane.tsx';
import { useLabPage } from '../page/lab-page-context.ts';
import type { FaultMark } from '../workspace/fault.ts';
import * as styles from './CodePane.css.ts';
import { EditorBoundary } from './EditorBoundary.tsx';
import { FileTabs } from './FileTabs.tsx';
import { isEditable } from './globs.ts';
import { loadEditor } from './load-editor.ts';
import { t } from './messages.ts';

/** A chunk of its own, so that the page is shown before the editor is loaded. */
const Editor = lazy(loadEditor);

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
  const { cspNonce } = useDrawbridge();
  const { data, lab, view, layout, workspace } = useLabPage();
  const id = useId();
  const path = view.file.value;
  const text = data.files.value.get(path) ?? '';
  const target = view.target.value;
  const marks = workspace.value.marks.value;
  const shownMarks = useMemo(() => toShownMarks(marks, path), [marks, path]);
  return (
    <Pane
      id="code"
      label={t('pane.code')}
      className={styles.pane}
      head={<FileTabs panelId={`${id}-panel`} />}
    >
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-label={t('code.editor', { path })}
        className={styles.editor}
      >
        <EditorBoundary>
          <Suspense fallback={<EditorSkeleton />}>
            <Editor
              path={path}
              text={text}
              isReadOnly={!isEditable(path, lab.value.editable)}
              isWrapping={layout.isWrapping.value}
              label={t('code.editor', { path })}
              marks={shownMarks}
              target={target?.path === path ? target : undefined}
              describedBy={`${id}-hint ${id}-fault`}
              nonce={cspNonce}
              onChange={(next) => data.edit(view.file.peek(), next)}
            />
          </Suspense>
        </EditorBoundary>
      </div>
      <div className={styles.foot}>
        <Suspense>{marks.length > 0 && <FaultNote id={`${id}-fault`} />}</Suspense>
        <span id={`${id}-hint`} className={styles.hint} hidden={marks.length > 0}>
          {t('code.leave')}
        </span>
        <Button tone="quiet" size="sm" icon={iconKeyboard} onClick={() => view.openDialog('keys')}>
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
