import type { LabStore } from '@drawbridge/client/stores/lab';
import type { LabPack, TestResult } from '@drawbridge/contracts';
import { useSignalEffect } from '@preact/signals-react';
import { useRef, useState } from 'react';
import * as styles from './LabDetail.css.ts';
import { t } from './messages.ts';
import { toStateLabel } from './tests/test-labels.ts';
import type { LabWorkspace } from './workspace/lab-workspace.ts';

interface AnnouncerProps {
  lab: LabPack;
  store: LabStore;
  workspace: LabWorkspace | undefined;
}

/** Says politely what changed in the tests and what the verdict is. Nothing while nothing changed. */
export function Announcer({ lab, store, workspace }: AnnouncerProps) {
  const [words, setWords] = useState('');
  return (
    <>
      <output className={styles.hidden}>{words}</output>
      {workspace && (
        <Listener
          key={store.opened.peek().state}
          lab={lab}
          store={store}
          workspace={workspace}
          onWords={setWords}
        />
      )}
    </>
  );
}

function Listener({
  lab,
  store,
  workspace,
  onWords,
}: {
  lab: LabPack;
  store: LabStore;
  workspace: LabWorkspace;
  onWords: (words: string) => void;
}) {
  const before = useRef<readonly TestResult[]>([]);
  const spoken = useRef(store.latest.peek()?.result?.grade_id);

  useSignalEffect(() => {
    const results = workspace.results.value;
    // The requests of an attack are judged when they are submitted.
    if (lab.goal?.by === 'log') return;
    const known = new Map(before.current.map(({ id, status }) => [id, status]));
    const changed = results.filter(({ id, status }) => known.get(id) !== status);
    before.current = results;
    if (changed.length === 0) return;
    const passed = results.filter(({ status }) => status === 'passed').length;
    const news =
      known.size === 0
        ? []
        : changed
            .slice(0, 3)
            .map((test) => t('announce.changed', { title: test.title, state: toStateLabel(test) }));
    onWords([t('announce.run', { passed, all: results.length }), ...news].join(' '));
  });

  useSignalEffect(() => {
    const result = store.latest.value?.result;
    if (!result || result.grade_id === spoken.current) return;
    spoken.current = result.grade_id;
    const count = result.tests.filter(({ status }) => status !== 'passed').length;
    const { score, max } = result;
    if (result.verdict === 'passed') onWords(t('announce.passed', { score, max }));
    else if (result.verdict === 'failed') onWords(t('announce.failed', { score, max, count }));
    else onWords(t('announce.ungraded'));
  });
  useSignalEffect(() => {
    const fault = workspace.fault.value;
    if (fault !== undefined) onWords(`${t('tests.fault')}. ${fault.message}`);
  });
  return null;
}
