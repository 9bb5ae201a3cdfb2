import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { OwnBadges } from '@drawbridge/client/stores/recognition/badges';
import type { BadgeAward, BadgeKind } from '@drawbridge/contracts/recognition';
import { Button, cx, EmptyState, Skeleton, Stack, useLinkRenderer } from '@drawbridge/ui';
import { dateFormat } from '@drawbridge/ui/messages';
import { useEffect } from 'react';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import * as styles from './badges.css.ts';
import { t } from './messages.ts';

export interface BadgeListProps {
  badges: Loadable<OwnBadges, ShownProblem>;
  onRetry?: (() => void) | undefined;
  /** Gives the address of the public page of an award. Without it, badges are no links. */
  toHref?: ((awardId: string) => string) | undefined;
  /** Called when a learner without badges wants to begin. */
  onBrowse?: (() => void) | undefined;
  /** False leaves out the badges still to earn. */
  showsOpen?: boolean | undefined;
}

export const toDay = (instant: string) =>
  dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));

/**
 * Lists the badges of a learner, the latest first, and those still to earn. It fetches nothing. `ConnectedBadgeList`
 * fetches the data.
 */
export function BadgeList({ badges, onRetry, toHref, onBrowse, showsOpen = true }: BadgeListProps) {
  if (badges.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')} className={styles.list}>
        {[1, 2, 3].map((nth) => (
          <Skeleton key={nth} shape="block" height={106} />
        ))}
      </div>
    );
  if (badges.state === 'problem')
    return <LoadProblem compact title={t('failed')} problem={badges.problem} onRetry={onRetry} />;
  const { earned, open } = badges.value;
  return (
    <Stack gap="6">
      {earned.length === 0 ? (
        <EmptyState
          compact
          title={t('nothing')}
          message={t('nothingText')}
          actions={onBrowse && <Button onClick={onBrowse}>{t('browse')}</Button>}
        />
      ) : (
        <ul className={styles.list}>
          {earned.map((award) => (
            <Earned key={award.id} award={award} href={toHref?.(award.id)} />
          ))}
        </ul>
      )}
      {showsOpen && open.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('open')}</h3>
          <ul className={styles.list}>
            {open.map((badge) => (
              <Open key={badge.badge_id} badge={badge} />
            ))}
          </ul>
        </section>
      )}
    </Stack>
  );
}

function Earned({ award, href }: { award: BadgeAward; href: string | undefined }) {
  const renderLink = useLinkRenderer();
  const { title, picture, issued_at, evidence } = award;
  const day = t('earned', { day: toDay(issued_at) });
  const reason = evidence.title === undefined ? '' : ` ${t('evidence', { title: evidence.title })}`;
  return (
    <li className={styles.badge}>
      <img className={styles.picture} src={picture} alt="" width={72} height={72} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.line}>
          {day}
          {reason}
        </p>
        {href !== undefined && (
          <p className={styles.line}>
            {renderLink({
              href,
              children: t('openPage'),
              'aria-label': t('openPageOf', { title }),
            })}
          </p>
        )}
      </div>
    </li>
  );
}

function Open({ badge: { title, criteria, picture } }: { badge: BadgeKind }) {
  return (
    <li className={cx(styles.badge, styles.openBadge)}>
      <img className={cx(styles.picture, styles.openPicture)} src={picture} alt="" width={72} height={72} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.line}>{criteria}</p>
      </div>
    </li>
  );
}

export type ConnectedBadgeListProps = Omit<BadgeListProps, 'badges' | 'onRetry'>;

/** Lists the learner's badges. @see PROF-12 */
export const ConnectedBadgeList = withLoading(LoadedBadges, LoadingBadges);

function LoadedBadges(props: ConnectedBadgeListProps) {
  const store = useStore('badges');
  useEffect(() => void store.load(), [store]);
  return <BadgeList {...props} badges={store.badges.value} onRetry={() => void store.load()} />;
}

function LoadingBadges(props: ConnectedBadgeListProps) {
  return <BadgeList {...props} badges={{ state: 'loading' }} />;
}
