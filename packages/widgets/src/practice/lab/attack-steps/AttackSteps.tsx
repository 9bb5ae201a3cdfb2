import type { TestResult } from '@drawbridge/contracts/practice';
import { PlaceText } from '@drawbridge/lab-workspace/editor';
import { EngineState } from '@drawbridge/lab-workspace/preview';
import { createCodeFinder, type Film, ReplayPlayer, toFilm } from '@drawbridge/lab-workspace/replay';
import { toFetchingText, toHeadline } from '@drawbridge/lab-workspace/runner';
import type { Fetching } from '@drawbridge/labs/engine';
import { Button, Select, Skeleton, StatusPill } from '@drawbridge/ui';
import { useState } from 'react';
import { useLabPage } from '../page/lab-page-context.ts';
import { AttackOutcome } from './AttackOutcome.tsx';
import * as styles from './AttackSteps.css.ts';
import { t } from './messages.ts';
import { type StarterTests, useStarterTests } from './use-starter-tests.ts';

/**
 * The attacks of the lab that the page may show, step by step, on the starter and on the learner's code side by side.
 * Both are made in this page; those of hidden tests are not here, before a pass or after it.
 */
export default function AttackSteps() {
  const { lab, ...labPage } = useLabPage();
  const workspace = labPage.workspace.value;
  const attacks = lab.value.tests.filter(({ kind }) => kind === 'exploit');
  const [chosen, setChosen] = useState('');
  const attack = attacks.find(({ id }) => id === chosen) ?? attacks[0];
  if (workspace.engine.value === 'failed') return <EngineState />;
  if (workspace.engine.value === 'starting') return <Starting fetching={workspace.fetching.value} />;
  if (!attack) return null;
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        {attacks.length > 1 ? (
          <Select
            label={t('choose')}
            labelHidden
            className={styles.choice}
            options={attacks.map(({ id, title }) => ({ value: id, label: title }))}
            value={attack.id}
            onChange={setChosen}
          />
        ) : (
          <h2 className={styles.title}>{attack.title}</h2>
        )}
        <p className={styles.words}>{t('intro')}</p>
      </div>
      <Attack key={attack.id} id={attack.id} title={attack.title} />
      <p className={styles.note}>{t('hidden')}</p>
    </div>
  );
}

/** The runtime of the lab is still on its way. */
function Starting({ fetching }: { fetching: Fetching | undefined }) {
  return (
    <div className={styles.running} aria-busy="true">
      <p className={styles.words}>
        {t('starting')} {fetching && toFetchingText(fetching)}
      </p>
      {['42%', '78%', '35%', '64%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** One attack on both programs. */
function Attack({ id, title }: { id: string; title: string }) {
  const { data, lab, ...labPage } = useLabPage();
  const workspace = labPage.workspace.value;
  const starter = useStarterTests(workspace);
  const isChanged = data.changedFiles.value.length > 0;
  const fault = workspace.fault.value;
  const ofStarter = starter.state === 'ready' ? starter.tests.find((test) => test.id === id) : undefined;
  const ofMine =
    isChanged && fault === undefined ? workspace.results.value.find((test) => test.id === id) : undefined;
  const mine = [...data.files.value].map(([path, text]) => ({ path, text }));
  const films: Film[] = [
    ...toFilms('starter', t('starter'), ofStarter, lab.value.files),
    ...toFilms('mine', t('mine'), ofMine, mine),
  ];
  const isWaiting = starter.state === 'running' || (isChanged && fault === undefined && !ofMine);
  return (
    <>
      <section className={styles.outcomes} aria-label={t('outcomes')}>
        <StarterOutcome starter={starter} result={ofStarter} />
        {isChanged && fault === undefined ? (
          <AttackOutcome title={t('mine')} result={ofMine} />
        ) : (
          <article className={styles.outcome} aria-label={t('mine')}>
            <div className={styles.outcomeHead}>
              <h2 className={styles.side}>{t('mine')}</h2>
              {fault !== undefined && <StatusPill status="fail" label={t('broken')} />}
            </div>
            {fault === undefined ? (
              <p className={styles.words}>{t('unchanged')}</p>
            ) : (
              <>
                <p className={styles.fault}>
                  {toHeadline(fault.message)}
                  {fault.place && (
                    <>
                      {' '}
                      <PlaceText text={`${fault.place.path}:${fault.place.line}`} />
                    </>
                  )}
                </p>
                <p className={styles.words}>{t('broken.hint')}</p>
              </>
            )}
          </article>
        )}
      </section>
      {films.length > 0 && <ReplayPlayer title={title} films={films} isStacked />}
      {films.length === 0 && isWaiting && <Running />}
      {films.length === 0 && !isWaiting && starter.state === 'ready' && (
        <p className={styles.note}>{t('none')}</p>
      )}
    </>
  );
}

function StarterOutcome({ starter, result }: { starter: StarterTests; result: TestResult | undefined }) {
  if (starter.state !== 'failed') return <AttackOutcome title={t('starter')} result={result} />;
  return (
    <article className={styles.outcome} aria-label={t('starter')}>
      <h2 className={styles.side}>{t('starter')}</h2>
      <p className={styles.words}>{t('starter.failed')}</p>
      <Button size="sm" onClick={starter.retry}>
        {t('starter.again')}
      </Button>
    </article>
  );
}

function Running() {
  return (
    <section className={styles.running} aria-busy="true" aria-label={t('running')}>
      {['42%', '78%', '35%', '64%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </section>
  );
}

function toFilms(
  id: string,
  title: string,
  result: TestResult | undefined,
  files: Parameters<typeof createCodeFinder>[0],
): Film[] {
  const lines = result?.replay ?? [];
  return lines.length === 0 ? [] : [toFilm({ id, title, lines, findCode: createCodeFinder(files) })];
}
