import { hiddenClass, LinkButton, Stack } from '@drawbridge/ui';
import { useEffect } from 'react';
import { isNotFound, LoadingBlocks, LoadProblem, NotFound, useTitle } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { toDay } from './dates.ts';
import { t } from './messages.ts';
import * as styles from './SharedReplayView.css.ts';
import { SharedReplayView } from './SharedReplayView.tsx';

export interface SharedReplayPageProps {
  /** The token in the address. */
  token: string;
  /** The address for readers who want to try a lab. */
  startHref: string;
  /** Called with the title once it is known, for the title of the page. */
  onTitle?: (title: string) => void;
}

/** Shows a shared replay to whoever has the link. */
export const SharedReplayPage = withLoading(LoadedPage, Loading);

function LoadedPage({ token, startHref, onTitle }: SharedReplayPageProps) {
  const store = useStore('sharedReplay', token);
  useEffect(() => void store.load(), [store]);
  const shared = store.shared.value;
  useTitle(shared.state === 'ready' ? shared.value.replay.test_title : undefined, onTitle);
  const start = <LinkButton href={startHref}>{t('shared.start')}</LinkButton>;

  if (shared.state === 'loading') return <Loading />;
  if (shared.state === 'problem') {
    const { problem } = shared;
    if (isNotFound(problem))
      return <NotFound title={t('shared.gone.title')} message={t('shared.gone.text')} actions={start} />;
    return (
      <>
        <h1 className={hiddenClass}>{t('shared.failed')}</h1>
        <LoadProblem title={t('shared.failed')} problem={problem} onRetry={() => void store.load()} />
      </>
    );
  }
  return (
    <Stack gap="6">
      <SharedReplayView replay={shared.value.replay} level={1}>
        {t('shared.expires', { date: toDay(shared.value.expires_at) })}
      </SharedReplayView>
      <div className={styles.start}>{start}</div>
    </Stack>
  );
}

function Loading() {
  return (
    <LoadingBlocks label={t('shared.loading')} heights={[140, 420]} gap="6">
      <h1 className={hiddenClass}>{t('shared.loading')}</h1>
    </LoadingBlocks>
  );
}
