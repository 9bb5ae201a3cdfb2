import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabPack } from '@drawbridge/contracts';
import { Button, iconKeyboard, Skeleton } from '@drawbridge/ui';
import { lazy, Suspense, useId } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { DeferredBoundary, DeferredSkeleton } from '../deferred/DeferredBoundary.tsx';
import { ComparePane } from '../deferred/index.ts';
import { Pane } from '../Pane.tsx';
import { useLabPageState } from '../page-state.ts';
import * as styles from './CodePane.css.ts';
import { EditorBoundary } from './EditorBoundary.tsx';
import { FileTabs } from './FileTabs.tsx';
import { isEditable } from './globs.ts';
import { loadEditor } from './load-editor.ts';
import { t } from './messages.ts';

/** A chunk of its own: the page stands before the editor is there. */
const Editor = lazy(loadEditor);

interface CodePaneProps {
  lab: LabPack;
  store: LabStore;
  isWrapping: boolean;
  onHelp: () => void;
}

/** The learner's files, or a file of the solution in their place. */
export function CodePane(props: CodePaneProps) {
  const compared = useLabPageState().comparedFile.value;
  return (
    <>
      {/* Stays mounted, so that the editor keeps its history. */}
      <div className={styles.kept} hidden={compared !== undefined}>
        <EditPane {...props} />
      </div>
      {compared && (
        <DeferredBoundary waiting={<DeferredSkeleton />}>
          <ComparePane {...props} compared={compared} />
        </DeferredBoundary>
      )}
    </>
  );
}

function EditPane({ lab, store, isWrapping, onHelp }: CodePaneProps) {
  const { cspNonce } = useDrawbridge();
  const { openFile: path } = useLabPageState();
  const id = useId();
  const text = store.files.value.get(path.value) ?? '';
  return (
    <Pane
      id="code"
      label={t('pane.code')}
      className={styles.pane}
      head={<FileTabs lab={lab} store={store} panelId={`${id}-panel`} />}
    >
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-label={t('code.editor', { path: path.value })}
        className={styles.editor}
      >
        <EditorBoundary>
          <Suspense fallback={<EditorSkeleton />}>
            <Editor
              path={path.value}
              text={text}
              isReadOnly={!isEditable(path.value, lab.editable)}
              isWrapping={isWrapping}
              label={t('code.editor', { path: path.value })}
              hintId={`${id}-hint`}
              nonce={cspNonce}
              onChange={(next) => store.edit(path.peek(), next)}
            />
          </Suspense>
        </EditorBoundary>
      </div>
      <div className={styles.foot}>
        <span id={`${id}-hint`} className={styles.hint}>
          {t('code.leave')}
        </span>
        <Button tone="quiet" size="sm" icon={iconKeyboard} onClick={onHelp}>
          {t('code.keys')}
        </Button>
      </div>
    </Pane>
  );
}

function EditorSkeleton() {
  return (
    <section className={styles.loading} aria-busy="true" aria-label={t('code.loading')}>
      {['30%', '62%', '48%', '71%', '20%', '55%', '66%', '38%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </section>
  );
}
