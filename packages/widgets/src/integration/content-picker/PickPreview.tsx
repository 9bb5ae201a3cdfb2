import type { CourseDetail } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import { Badge, Button, Dialog, Icon, iconPlay, ProblemState, Skeleton } from '@drawbridge/ui';
import { type ReactNode, useEffect } from 'react';
import { toDurationWords } from '../../kit/labels/index.ts';
import { ITEM_KINDS } from '../../learning/course/item-kinds.ts';
import { useStore } from '../../provider/index.ts';
import { t } from './messages.ts';
import { PickFacts } from './PickCard.tsx';
import * as styles from './PickPreview.css.ts';
import type { Pickable } from './pickable.ts';

interface PickPreviewProps {
  item: Pickable;
  isChosen: boolean;
  isDisabled: boolean;
  onToggle: () => void;
  /** Opens the lab itself. */
  onTry: (labId: string) => void;
  onClose: () => void;
}

/** Everything known about an item before it is opened. */
export function PickPreview({ item, isChosen, isDisabled, onToggle, onTry, onClose }: PickPreviewProps) {
  const { lab } = item;
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.title}
      size="lg"
      closeLabel={t('close')}
      footer={
        <>
          {lab && (
            <Button icon={iconPlay} onClick={() => onTry(lab.lab_id)}>
              {t('try')}
            </Button>
          )}
          <Button
            tone={isChosen ? 'neutral' : 'primary'}
            disabled={isDisabled}
            onClick={() => {
              onToggle();
              onClose();
            }}
          >
            {t(isChosen ? 'unchoose' : 'choose')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <PickFacts item={item} />
        <p className={styles.summary}>{item.summary}</p>
        {lab ? (
          <LabParts lab={lab} />
        ) : item.pickKind === 'journey' ? (
          <JourneyParts item={item} />
        ) : (
          <CourseParts courseId={item.id} />
        )}
      </div>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}

function LabParts({ lab }: { lab: LabCard }) {
  return (
    <>
      {lab.weaknesses.length > 0 && (
        <Part title={t('preview.weaknesses')}>
          <ul className={styles.badges}>
            {lab.weaknesses.map(({ id, name }) => (
              <li key={id} className={styles.weakness}>
                <Badge>{name}</Badge> {id}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {lab.steps.length > 0 && (
        <Part title={t('preview.steps')}>
          <ol className={styles.steps}>
            {lab.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Part>
      )}
      <Part title={t('preview.topics')}>
        <p className={styles.line}>{[...lab.topics, lab.language, ...lab.owasp].join(' · ')}</p>
      </Part>
    </>
  );
}

/** What a journey adds: its courses, because the platform's course is the journey. */
function JourneyParts({ item: { links } }: { item: Pickable }) {
  return (
    <Part title={t('preview.courses')}>
      <ol className={styles.steps}>
        {links.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
    </Part>
  );
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

function CourseParts({ courseId }: { courseId: string }) {
  const courses = useStore('courses');
  useEffect(() => {
    const leaving = new AbortController();
    void courses.open(courseId, leaving.signal);
    return () => leaving.abort();
  }, [courses, courseId]);
  const shown = courses.course.value;
  if (shown.state === 'problem')
    return (
      <ProblemState
        compact
        title={t('preview.problem')}
        message={shown.problem.message}
        onRetry={() => void courses.open(courseId)}
        incidentId={shown.problem.incident}
      />
    );
  if (shown.state === 'loading' || shown.value._key !== courseId)
    return (
      <div role="status" aria-busy="true" aria-label={t('preview.loading')}>
        <Skeleton lines={6} />
      </div>
    );
  return (
    <Part title={t('preview.contents')}>
      <Contents course={shown.value} />
    </Part>
  );
}

function Contents({ course }: { course: CourseDetail }) {
  return (
    <ol className={styles.subjects}>
      {[...course.items].sort(byOrder).map((subject) => (
        <li key={subject._key}>
          <p className={styles.subject}>{subject.title}</p>
          <ul className={styles.items}>
            {[...subject.items].sort(byOrder).map(({ _key, title, object_type, item_ttl }) => (
              <li key={_key} className={styles.item}>
                <Icon icon={ITEM_KINDS[object_type].icon} size={16} />
                <span className={styles.itemTitle}>{title}</span>
                <span className={styles.line}>
                  {ITEM_KINDS[object_type].word} · {toDurationWords(item_ttl)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
