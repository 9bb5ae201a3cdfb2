import {
  type CareerRole,
  COURSE_LEVELS,
  type CourseFilterState,
  isFilteringCourses,
  NO_COURSE_FILTER,
} from '@drawbridge/client';
import { ROLES } from '@drawbridge/contracts';
import type { TagTopic } from '@drawbridge/contracts/learning';
import { Button, Chip, SearchField, Select } from '@drawbridge/ui';
import { useState } from 'react';
import { toLevelWord, toTagWords } from '../../kit/labels/index.ts';
import * as styles from './CourseFilters.css.ts';
import { messages, t } from './messages.ts';

export interface CourseFiltersProps {
  value: CourseFilterState;
  onChange: (value: CourseFilterState) => void;
  /** Tags of most courses, shown by "More topics". */
  popularTags?: readonly string[];
  /** The topics of the labs, with the tags of each. */
  topics?: readonly TagTopic[];
  /** Tags that complete what is typed. */
  suggestedTags?: readonly string[];
  /** Journeys to choose from. */
  paths?: readonly { id: string; title: string }[];
}

const STATUS_TEXTS = { not_started: messages.notStarted, new: messages.isNew } as const;

const toggled = <Value,>(values: readonly Value[], value: Value) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** A topic is chosen when all of its tags are. */
const isChosenTopic = ({ tags }: TagTopic, chosen: readonly string[]) =>
  tags.every((tag) => chosen.includes(tag));

/** Search, topics, level, status, role and journey over a list of courses. @see CAT-7..CAT-9, CAT-13, CAT-15 */
export function CourseFilters({
  value,
  onChange,
  popularTags = [],
  topics = [],
  suggestedTags = [],
  paths = [],
}: CourseFiltersProps) {
  const [showsMore, setShowsMore] = useState(false);
  const change = (part: Partial<CourseFilterState>) => onChange({ ...value, ...part });
  // A tag with the name of a topic would be the same choice twice.
  const topicNames = new Set(topics.map(({ name }) => name.toLowerCase()));
  const narrower = popularTags.filter((tag) => !topicNames.has(toTagWords(tag).toLowerCase()));
  const typed = value.search.trim();
  const isOfTopic = (tag: string) =>
    topics.some((topic) => isChosenTopic(topic, value.tags) && topic.tags.includes(tag));
  // A tag that a chosen topic has is not shown twice.
  const chosen = value.tags.filter((tag) => !isOfTopic(tag));
  const offered = typed ? suggestedTags : showsMore || topics.length === 0 ? narrower : [];
  const tags = [...chosen, ...offered.filter((tag) => !value.tags.includes(tag))];
  return (
    <div role="search" className={styles.bar}>
      <SearchField
        label={t('search')}
        value={value.search}
        maxLength={200}
        onChange={(search) => change({ search })}
        className={styles.search}
      />
      <Select
        label={t('role')}
        labelHidden
        className={styles.choice}
        value={value.carrer[0] ?? ''}
        options={[{ value: '', label: t('anyRole') }, ...ROLES.map((role) => ({ value: role, label: role }))]}
        onChange={(role) => change({ carrer: role ? [role as CareerRole] : [] })}
      />
      {paths.length > 0 && (
        <Select
          label={t('path')}
          labelHidden
          className={styles.choice}
          value={value.learningPath[0] ?? ''}
          options={[
            { value: '', label: t('anyPath') },
            ...paths.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(path) => change({ learningPath: path ? [path] : [] })}
        />
      )}
      <div role="group" aria-label={t('filters')} className={styles.chips}>
        {COURSE_LEVELS.map((level) => (
          <Chip
            key={level}
            selected={value.proficiency.includes(level)}
            onToggle={() => change({ proficiency: toggled(value.proficiency, level) })}
          >
            {toLevelWord(level)}
          </Chip>
        ))}
        <span className={styles.divider} />
        {(['not_started', 'new'] as const).map((status) => (
          <Chip
            key={status}
            selected={value.progress.includes(status)}
            onToggle={() => change({ progress: toggled(value.progress, status) })}
          >
            {STATUS_TEXTS[status].text}
          </Chip>
        ))}
        {isFilteringCourses(value) && (
          <Button tone="quiet" size="sm" onClick={() => onChange(NO_COURSE_FILTER)}>
            {t('clear')}
          </Button>
        )}
      </div>
      {topics.length > 0 && (
        <div role="group" aria-label={t('popular')} className={styles.chips}>
          {topics.map((topic) => (
            <Chip
              key={topic.name}
              selected={isChosenTopic(topic, value.tags)}
              onToggle={(isChosen) =>
                change({
                  tags: [
                    ...value.tags.filter((tag) => !topic.tags.includes(tag)),
                    ...(isChosen ? topic.tags : []),
                  ],
                })
              }
            >
              {topic.name}
            </Chip>
          ))}
          <Button tone="quiet" size="sm" aria-expanded={showsMore} onClick={() => setShowsMore(!showsMore)}>
            {t(showsMore ? 'fewerTopics' : 'moreTopics')}
          </Button>
        </div>
      )}
      {tags.length > 0 && (
        <div
          role="group"
          aria-label={
            typed ? t('suggested', { text: typed }) : t(topics.length > 0 ? 'moreTopics' : 'popular')
          }
          className={styles.chips}
        >
          {tags.map((tag) => (
            <Chip
              key={tag}
              selected={value.tags.includes(tag)}
              // A topic that completes the text replaces it.
              onToggle={(isChosen) =>
                change({
                  tags: toggled(value.tags, tag),
                  ...(isChosen && suggestedTags.includes(tag) && { search: '' }),
                })
              }
            >
              {toTagWords(tag)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
