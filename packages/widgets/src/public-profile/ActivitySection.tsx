import { asApiProblem } from '@drawbridge/client';
import type { PublicPersonStore } from '@drawbridge/client/stores/public-profile';
import type { ActivityPart, PublicActivity } from '@drawbridge/contracts';
import { Badge, Button, EmptyState, ProblemState, Skeleton, Thumbnail } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { format, useDrawbridge } from '../provider/index.ts';
import { toDay } from './dates.ts';
import { messages } from './messages.ts';
import * as styles from './profile.css.ts';

const WORDS = {
  courses: {
    title: messages.courseSection,
    none: messages.noCourses,
    noneText: messages.noCoursesText,
  },
  challenges: { title: messages.labSection, none: messages.noLabs, noneText: messages.noLabsText },
} as const;

/** One of the two lists of a public profile. @see CALL-17 */
export function ActivitySection({ store, part }: { store: PublicPersonStore; part: ActivityPart }) {
  useSignals();
  const id = useId();
  const list = store.activity[part].value;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.sectionTitle}>
        <span id={id}>{WORDS[part].title.text}</span>
        {list.state === 'ready' && list.value.total > 0 && <Badge count>{toFigure(list.value.total)}</Badge>}
      </h2>
      <Content store={store} part={part} />
    </section>
  );
}

function Content({ store, part }: { store: PublicPersonStore; part: ActivityPart }) {
  useSignals();
  const { notify } = useDrawbridge();
  const list = store.activity[part].value;
  if (list.state === 'loading')
    return (
      <div role="status" aria-label={messages.loading.text}>
        <Skeleton shape="block" height={240} />
      </div>
    );
  if (list.state === 'problem')
    return (
      <ProblemState
        compact
        title={messages.failed.text}
        message={list.problem.message}
        onRetry={() => void store.loadActivity(part)}
      />
    );
  const { items, total, isLoadingMore } = list.value;
  const { none, noneText } = WORDS[part];
  if (items.length === 0)
    return <EmptyState compact className={styles.nothing} title={none.text} message={noneText.text} />;

  async function loadMore() {
    try {
      await store.loadMore(part);
    } catch (error) {
      notify('negative', asApiProblem(error).message);
    }
  }
  return (
    <>
      <ul className={styles.list}>
        {items.map((activity) => (
          <Item key={`${activity.kind} ${activity.id}`} activity={activity} />
        ))}
      </ul>
      {items.length < total && (
        <div>
          <Button size="sm" loading={isLoadingMore} onClick={() => void loadMore()}>
            {messages.more.text}
          </Button>
        </div>
      )}
    </>
  );
}

function toFact(activity: PublicActivity): string {
  const day = toDay(activity.at);
  if (activity.kind !== 'course') return format(messages.passedOn.text, { day });
  return activity.state === 'completed'
    ? format(messages.completedOn.text, { day })
    : format(messages.inProgress.text, { percent: activity.progress ?? 0, day });
}

function Item({ activity }: { activity: PublicActivity }) {
  const topic = activity.owasp[0]?.split(':')[0];
  const points =
    activity.points === undefined
      ? undefined
      : format(messages.ownPoints.text, { points: toFigure(activity.points) });
  return (
    <li className={styles.item}>
      <Thumbnail seed={activity.id} className={styles.picture} {...(topic === undefined ? {} : { topic })} />
      <div className={styles.itemWords}>
        <h3 className={styles.title}>{activity.title}</h3>
        <p className={styles.facts}>
          {activity.kind !== 'course' && <span>{messages[activity.kind].text}</span>}
          <span>{toFact(activity)}</span>
          {points && <span className={styles.factPoints}>{points}</span>}
        </p>
      </div>
      {points && <span className={styles.itemPoints}>{points}</span>}
    </li>
  );
}
