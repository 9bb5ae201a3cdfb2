import { Button, iconPlay } from '@drawbridge/ui';
import { lazy, useState } from 'react';
import { DeferredBoundary } from '../base/DeferredBoundary.tsx';
import { t } from '../results/messages.ts';
import { countRequests, type ReplayedTest } from '../results/replay-source.ts';
import * as styles from './Replay.css.ts';
import { Loading, Part } from './ReplayPart.tsx';

/** Fetched when it is wanted: most results are read as lists. */
const TestFilm = lazy(() => import('./TestFilm.tsx'));

/** The replay of a test, beside the one of the previous submission if there is one. */
export function ReplayCompare(props: ReplayedTest) {
  const [isFilm, setFilm] = useState(false);
  if (isFilm)
    return (
      <DeferredBoundary waiting={<Loading side="now" />}>
        <TestFilm {...props} onList={() => setFilm(false)} />
      </DeferredBoundary>
    );
  return (
    <>
      <div className={styles.filmBar}>
        <Button size="sm" icon={iconPlay} onClick={() => setFilm(true)}>
          {t('replay.film')}
        </Button>
      </div>
      <Lists {...props} />
    </>
  );
}

function Lists({ test, earlier, source }: ReplayedTest) {
  const now = <Part side="now" label="tests.replay" test={test} source={source} />;
  if (!earlier || countRequests(earlier) === 0) return now;
  return (
    <div className={styles.compare}>
      <section className={styles.side} aria-label={t('replay.now')}>
        <h4 className={styles.sideTitle}>{t('replay.now')}</h4>
        {now}
      </section>
      <section className={styles.side} aria-label={t('replay.before')}>
        <h4 className={styles.sideTitle}>{t('replay.before')}</h4>
        <Part side="before" label="replay.before.list" test={earlier} source={source} />
      </section>
    </div>
  );
}
