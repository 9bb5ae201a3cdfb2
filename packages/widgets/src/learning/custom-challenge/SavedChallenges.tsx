import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { CustomChallengePages } from '@drawbridge/client/stores/learning/custom-challenges';
import type { CustomChallenge } from '@drawbridge/contracts/learning';
import { Badge, Button, Card, EmptyState, Inline, LinkButton, Skeleton, Stack } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useDeleteDialog } from '../../kit/confirm/use-delete-dialog.tsx';
import { KeptNote, LoadProblem } from '../../kit/loadable/index.ts';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import * as styles from './custom-challenge.css.ts';
import { messages, t } from './messages.ts';

export interface SavedChallengesProps {
  sets: Loadable<CustomChallengePages, ShownProblem>;
  /** Adds the next page. */
  onMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  toOpenHref: (id: string) => string;
  toEditHref: (id: string) => string;
  buildHref: string;
  /** Deletes a set. Returns true when it is deleted. */
  onDelete: (id: string) => Promise<boolean>;
}

const STATES = { running: messages.running, finished: messages.finished } as const;

/** Lists the learner's own sets, to open, edit and delete. @see LAB-10 */
export function SavedChallenges({
  sets,
  onRetry,
  onMore = () => undefined,
  toOpenHref,
  toEditHref,
  buildHref,
  onDelete,
}: SavedChallengesProps) {
  const { ask, dialog } = useDeleteDialog<CustomChallenge>(({ id }) => onDelete(id), messages);
  if (sets.state === 'loading') return <Skeleton shape="block" height={180} />;
  if (sets.state === 'problem')
    return <LoadProblem title={t('failed')} problem={sets.problem} onRetry={onRetry} />;
  if (sets.value.items.length === 0 && !sets.value.hasMore)
    return (
      <EmptyState
        page
        title={t('savedNone')}
        message={t('savedNoneHint')}
        actions={
          <LinkButton tone="primary" href={buildHref}>
            {t('build')}
          </LinkButton>
        }
      />
    );
  return (
    <Stack gap="4">
      <KeptNote list={sets} onRetry={onRetry} />
      <div className={styles.cards}>
        {sets.value.items.map((set) => (
          <SetCard
            key={set.id}
            set={set}
            openHref={toOpenHref(set.id)}
            editHref={toEditHref(set.id)}
            onDelete={() => ask(set)}
          />
        ))}
      </div>
      <MoreButton
        list={sets.value}
        label={t('more')}
        failedText={t('moreFailed')}
        aheadPx={600}
        onMore={onMore}
      />
      {dialog}
    </Stack>
  );
}

interface SetCardProps {
  set: CustomChallenge;
  openHref: string;
  editHref: string;
  onDelete: () => void;
}

function SetCard({ set, openHref, editHref, onDelete }: SetCardProps) {
  const { title, minutes, challenges, run } = set;
  const isRunning = run?.state === 'running';
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <Badge tone={isRunning ? 'info' : run ? 'pass' : 'neutral'}>
          {run ? STATES[run.state].text : t('notRun')}
        </Badge>
      </div>
      <p className={styles.facts}>
        <span>
          {t('solvedCount', {
            done: toFigure(run?.solved.length ?? 0),
            count: toFigure(challenges.length),
          })}
        </span>
        <span>{minutes === null ? t('unlimited') : t('limitMinutes', { count: minutes })}</span>
      </p>
      <Inline gap="2">
        <LinkButton tone="primary" size="sm" href={openHref} aria-label={t('openSet', { title })}>
          {t('open')}
        </LinkButton>
        {!isRunning && (
          <LinkButton size="sm" href={editHref} aria-label={t('editSet', { title })}>
            {t('edit')}
          </LinkButton>
        )}
        <Button tone="quiet" size="sm" aria-label={t('deleteSet', { title })} onClick={onDelete}>
          {t('delete')}
        </Button>
      </Inline>
    </Card>
  );
}
