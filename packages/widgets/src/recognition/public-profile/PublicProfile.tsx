import type { PublicPersonStore } from '@drawbridge/client/stores/recognition/public-profile';
import type { PublicPerson } from '@drawbridge/contracts/recognition';
import {
  Avatar,
  Button,
  Card,
  hiddenClass,
  iconLink,
  iconTrophy,
  LinkButton,
  Stack,
  useCopyText,
  useLinkRenderer,
} from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { isNotFound, LoadingBlocks, LoadProblem, NotFound, useTitle } from '../../kit/loadable/index.ts';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { ActivitySection } from './ActivitySection.tsx';
import { toDay, toMonth } from './dates.ts';
import { t } from './messages.ts';
import * as styles from './profile.css.ts';

export interface PublicProfileProps {
  userId: string;
  /** Absolute address of this page, for the button that copies it. */
  address: string;
  boardHref: string;
  /** Gives the address of the page of a badge. Without it, badges are no links. */
  toBadgeHref?: (awardId: string) => string;
  /** Called with the name once it is known, for the title of the page. */
  onName?: (name: string) => void;
}

/** Shows the public profile of a person who chose to have one. @see PROF-12 */
export const PublicProfile = withLoading(LoadedProfile, Loading);

function LoadedProfile({ userId, address, boardHref, toBadgeHref, onName }: PublicProfileProps) {
  const store = useStore('publicPerson', userId);
  useEffect(() => void store.load(), [store]);
  const person = store.person.value;
  useTitle(person.state === 'ready' ? person.value.name : undefined, onName);

  if (person.state === 'loading') return <Loading />;
  if (person.state === 'problem') {
    const { problem } = person;
    if (isNotFound(problem))
      return (
        <NotFound
          title={t('notFoundTitle')}
          message={t('notFoundText')}
          actions={<LinkButton href={boardHref}>{t('toBoard')}</LinkButton>}
        />
      );
    return (
      <>
        <h1 className={hiddenClass}>{t('visibility')}</h1>
        <LoadProblem title={t('failed')} problem={problem} onRetry={() => void store.load()} />
      </>
    );
  }
  return (
    <Stack gap="8">
      <Identity person={person.value} address={address} boardHref={boardHref} />
      <Badges store={store} toHref={toBadgeHref} />
      <div className={styles.sections}>
        <ActivitySection store={store} part="challenges" />
        <ActivitySection store={store} part="courses" />
      </div>
    </Stack>
  );
}

function Identity({
  person,
  address,
  boardHref,
}: Pick<PublicProfileProps, 'address' | 'boardHref'> & { person: PublicPerson }) {
  const { notify } = useDrawbridge();
  const { copyText, dialog } = useCopyText();
  const counts = [
    [t('points'), person.points],
    [t('labsPassed'), person.labs_passed],
    [t('challengesSolved'), person.challenges_solved],
    [t('coursesCompleted'), person.courses_completed],
  ] as const;

  async function copy() {
    if (await copyText(address)) notify('positive', t('copied'));
  }

  return (
    <Card as="section" padding="lg">
      <div className={styles.identity}>
        <div className={styles.person}>
          <Avatar name={person.name} src={person.picture} size={72} decorative />
          <div className={styles.words}>
            <h1 className={styles.name}>{person.name}</h1>
            <p className={styles.line}>{t('memberSince', { month: toMonth(person.member_since) })}</p>
          </div>
        </div>
        <div className={styles.actions}>
          <LinkButton href={boardHref} icon={iconTrophy}>
            {t('toBoard')}
          </LinkButton>
          <Button icon={iconLink} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          {dialog}
        </div>
      </div>
      <dl className={styles.counts} aria-label={t('counts', { name: person.name })}>
        {counts.map(([term, count]) => (
          <div key={term} className={styles.count}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.number}>{toFigure(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Shown once there are some. */
function Badges({ store, toHref }: { store: PublicPersonStore; toHref: PublicProfileProps['toBadgeHref'] }) {
  useSignals();
  const renderLink = useLinkRenderer();
  const badges = store.badges.value;
  if (badges.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{t('badgeSection')}</h2>
      <ul className={styles.badges}>
        {badges.map(({ id, title, picture, issued_at }) => (
          <li key={id} className={styles.badge}>
            <img className={styles.badgePicture} src={picture} alt="" width={56} height={56} />
            <div className={styles.badgeWords}>
              <span className={styles.badgeTitle}>
                {toHref ? renderLink({ href: toHref(id), children: title }) : title}
              </span>
              <span className={styles.badgeDay}>{toDay(issued_at)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return (
    <LoadingBlocks label={t('loading')} heights={[236, 320]} gap="8">
      <h1 className={hiddenClass}>{t('visibility')}</h1>
    </LoadingBlocks>
  );
}
