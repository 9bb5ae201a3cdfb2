import type { SharedReplaysStore } from '@drawbridge/client/stores/practice/shared-replay';
import {
  DEFAULT_SHARED_REPLAY_DAYS,
  MAX_SHARED_REPLAYS,
  SHARED_REPLAY_DAYS,
  type SharedReplay,
  type SharedReplayDays,
} from '@drawbridge/contracts/practice';
import { toReplayMarkdown } from '@drawbridge/contracts/rules';
import type { ReplayToShare } from '@drawbridge/lab-workspace/results';
import {
  Button,
  Callout,
  Checkbox,
  Dialog,
  hiddenClass,
  iconCopy,
  iconLink,
  ProblemState,
  RadioGroup,
  Skeleton,
  TextField,
  useCopyText,
} from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { toDay } from './dates.ts';
import { t } from './messages.ts';
import { SharedReplayView } from './SharedReplayView.tsx';
import * as styles from './ShareReplay.css.ts';

/** Makes a link to a replay. Shows exactly what readers of the link will see, and the existing links. */
export const ShareReplay = withLoading(LoadedDialog, () => null);

const NOTHING = 'nothing';

const toComparisonLabel = (comparison: string) => {
  if (comparison === 'starter') return t('side.starter');
  return t(comparison === NOTHING ? 'share.compare.nothing' : 'share.compare.before');
};

function LoadedDialog({ submissionId, testId, comparisons, onClose }: ReplayToShare) {
  const store = useStore('sharedReplays');
  const [days, setDays] = useState<SharedReplayDays>(DEFAULT_SHARED_REPLAY_DAYS);
  const [withOwnCode, setWithOwnCode] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const compared = chosen ?? comparisons[0] ?? NOTHING;
  const choice = useMemo(
    () => ({
      submission_id: submissionId,
      test_id: testId,
      ...(compared === NOTHING ? {} : { before: compared }),
      with_own_code: withOwnCode,
    }),
    [submissionId, testId, compared, withOwnCode],
  );
  const load = useCallback(() => void store.loadPreview(choice), [store, choice]);
  useEffect(load, [load]);
  useEffect(() => void store.loadLinks(), [store]);
  const preview = store.preview.value;
  const made = store.made.value;
  const problem = store.problem.value;
  const canCreate = preview.state === 'ready' && !store.isPreviewing.value;
  const hasOwnCode = preview.state === 'ready' && preview.value.has_own_code;
  function create() {
    // From now on it is what the link shows, also when an earlier submission is loaded only later.
    setChosen(compared);
    void store.create(choice, days);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('share.title')}
      description={t('share.intro')}
      footer={
        made ? (
          <Button tone="primary" onClick={onClose}>
            {t('share.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('share.cancel')}</Button>
            <Button
              tone="primary"
              icon={iconLink}
              loading={store.isBusy.value}
              disabled={!canCreate}
              onClick={create}
            >
              {t('share.create')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.body}>
        {problem && <Callout tone="fail">{problem.message}</Callout>}
        {made && preview.state === 'ready' ? (
          <Made url={made.url} expiresAt={made.link.expires_at} replay={preview.value.replay} />
        ) : (
          <>
            <RadioGroup
              label={t('share.days')}
              options={SHARED_REPLAY_DAYS.map((count) => ({
                value: String(count),
                label: t('share.days.some', { days: count }),
              }))}
              value={String(days)}
              onChange={(value) =>
                setDays(SHARED_REPLAY_DAYS.find((count) => String(count) === value) ?? days)
              }
            />
            {comparisons.length > 0 && (
              <RadioGroup
                label={t('share.compare')}
                options={[...comparisons, NOTHING].map((value) => ({
                  value,
                  label: toComparisonLabel(value),
                }))}
                value={compared}
                onChange={setChosen}
              />
            )}
            {hasOwnCode && (
              <Checkbox
                label={t('share.code')}
                hint={t('share.code.hint')}
                checked={withOwnCode}
                onChange={setWithOwnCode}
              />
            )}
            <Preview store={store} onRetry={load} />
          </>
        )}
        <Links store={store} />
      </div>
    </Dialog>
  );
}

function Preview({ store, onRetry }: { store: SharedReplaysStore; onRetry: () => void }) {
  useSignals();
  const preview = store.preview.value;
  const isPreviewing = store.isPreviewing.value;
  const isTryingAgain = isPreviewing && preview.state === 'problem';
  return (
    <section className={styles.section} aria-labelledby="share-preview">
      <h3 id="share-preview" className={styles.sectionTitle}>
        {t('share.preview')}
      </h3>
      {(preview.state === 'loading' || isTryingAgain) && (
        <div aria-busy="true" role="status" aria-label={t('share.preview.loading')}>
          <Skeleton shape="block" height={240} />
        </div>
      )}
      {preview.state === 'problem' && !isTryingAgain && (
        <ProblemState
          compact
          title={t('share.preview.failed')}
          message={preview.problem.message}
          incidentId={preview.problem.incident}
          onRetry={onRetry}
        />
      )}
      <p role="status" className={hiddenClass}>
        {isPreviewing && preview.state === 'ready' && t('share.preview.loading')}
      </p>
      {preview.state === 'ready' && (
        <div className={styles.preview} aria-busy={isPreviewing} inert={isPreviewing}>
          <SharedReplayView replay={preview.value.replay} level={3} />
        </div>
      )}
    </section>
  );
}

interface MadeProps {
  url: string;
  expiresAt: string;
  replay: SharedReplay;
}

function Made({ url, expiresAt, replay }: MadeProps) {
  const { notify } = useDrawbridge();
  const { copyText, dialog } = useCopyText();
  async function copy(words: string) {
    if (await copyText(words)) notify('positive', t('share.copied'));
  }
  return (
    <section className={styles.section} aria-label={t('share.made')}>
      <TextField
        label={t('share.made')}
        hint={t('share.made.hint', { date: toDay(expiresAt) })}
        value={url}
        mono
        readOnly
        data-autofocus
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button icon={iconLink} onClick={() => void copy(url)}>
          {t('share.copy')}
        </Button>
        <Button icon={iconCopy} onClick={() => void copy(toReplayMarkdown(replay, url))}>
          {t('share.copyMarkdown')}
        </Button>
        {dialog}
      </div>
    </section>
  );
}

function Links({ store }: { store: SharedReplaysStore }) {
  useSignals();
  const links = store.links.value;
  if (links.state === 'loading') return null;
  if (links.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('share.links.failed')}
        message={links.problem.message}
        onRetry={() => void store.loadLinks()}
        incidentId={links.problem.incident}
      />
    );
  return (
    <section className={styles.section} aria-labelledby="share-links">
      <h3 id="share-links" className={styles.sectionTitle}>
        {t('share.links', { count: links.value.length, most: MAX_SHARED_REPLAYS })}
      </h3>
      {links.value.length === 0 ? (
        <p className={styles.none}>{t('share.links.none')}</p>
      ) : (
        <ul className={styles.links}>
          {links.value.map((link) => (
            <li key={link.id} className={styles.link}>
              <span className={styles.linkWords}>
                {link.lab_title}: {link.test_title}{' '}
                <span className={styles.until}>
                  {t('share.links.until', { date: toDay(link.expires_at) })}
                </span>
              </span>
              <Button
                size="sm"
                aria-label={t('share.revoke.label', { title: `${link.lab_title}: ${link.test_title}` })}
                onClick={() => void store.revoke(link)}
              >
                {t('share.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
