import type { PublicPersonStore } from '@drawbridge/client/stores/recognition/public-profile';
import type { ActivityPart } from '@drawbridge/contracts/recognition';
import { Badge } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { useId } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { ActivityList } from '../activity-list/ActivityList.tsx';
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

/** Shows one of the two lists of a public profile. @see CALL-17 */
export function ActivitySection({ store, part }: { store: PublicPersonStore; part: ActivityPart }) {
  useSignals();
  const id = useId();
  const { notify } = useDrawbridge();
  const list = store.activity[part].value;
  const { title, none, noneText } = WORDS[part];
  const total = (list.state === 'ready' && list.value.total) || 0;

  async function loadMore() {
    const problem = await store.loadMore(part);
    if (problem) notify('negative', problem.message);
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.sectionTitle}>
        <span id={id}>{title.text}</span>
        {total > 0 && <Badge count>{toFigure(total)}</Badge>}
      </h2>
      <ActivityList
        list={list}
        nothing={{ title: none.text, text: noneText.text }}
        onRetry={() => void store.loadActivity(part)}
        onMore={() => void loadMore()}
      />
    </section>
  );
}
