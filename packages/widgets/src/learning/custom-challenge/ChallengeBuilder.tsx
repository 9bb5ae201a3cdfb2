import type { Loadable, ShownProblem } from '@drawbridge/client';
import type { CustomChallengeDraft } from '@drawbridge/client/stores/learning/custom-challenges';
import { CUSTOM_CHALLENGE_LIMITS } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import { Badge, Button, Card, EmptyState, Select, Skeleton, TextField } from '@drawbridge/ui';
import { type FormEvent, useState } from 'react';
import { toLevelWord } from '../../kit/labels/index.ts';
import { LoadProblem } from '../../kit/loadable/index.ts';
import { filterLabs, NO_FILTER } from '../../practice/lab/LabList.filter.ts';
import { LabListFilters } from '../../practice/lab/LabListFilters.tsx';
import { ChosenChallenges } from './ChosenChallenges.tsx';
import * as styles from './custom-challenge.css.ts';
import { t } from './messages.ts';

export interface ChallengeBuilderProps {
  labs: Loadable<readonly LabCard[], ShownProblem>;
  onRetry?: (() => void) | undefined;
  /** The set to change. Without it, the builder makes a new set. */
  initial?: CustomChallengeDraft | undefined;
  /** Messages of the last try, by field. */
  errors?: Readonly<Record<string, string>> | undefined;
  isSaving?: boolean;
  onSave: (draft: CustomChallengeDraft) => void;
}

const MINUTES = [15, 30, 45, 60, 90, 120, 180] as const;

/** Builds a set of challenges with filters, a title and a time limit. @see LAB-9 */
export function ChallengeBuilder({
  labs,
  onRetry,
  initial,
  errors = {},
  isSaving = false,
  onSave,
}: ChallengeBuilderProps) {
  const [title, setTitle] = useState(initial?.title ?? '');
  const [minutes, setMinutes] = useState<number | null>(initial ? initial.minutes : 30);
  const [labIds, setLabIds] = useState<readonly string[]>(initial?.labIds ?? []);
  const [filter, setFilter] = useState(NO_FILTER);

  if (labs.state === 'loading') return <Skeleton shape="block" height={420} />;
  if (labs.state === 'problem')
    return <LoadProblem title={t('failed')} problem={labs.problem} onRetry={onRetry} />;
  const solvable = labs.value.filter(({ type }) => type !== 'playground');
  const found = filterLabs(solvable, filter);
  const chosen = labIds.flatMap((id) => solvable.find(({ lab_id }) => lab_id === id) ?? []);
  const isFull = chosen.length >= CUSTOM_CHALLENGE_LIMITS.challenges;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ title: title.trim(), minutes, labIds: chosen.map(({ lab_id }) => lab_id) });
  };
  const limits = minutes === null || MINUTES.some((one) => one === minutes) ? MINUTES : [...MINUTES, minutes];
  return (
    <form className={styles.builder} onSubmit={submit} noValidate>
      <section aria-label={t('choose')} className={styles.card}>
        <h2 className={styles.heading}>{t('choose')}</h2>
        <LabListFilters labs={solvable} value={filter} onChange={setFilter} />
        {found.length === 0 && <EmptyState compact title={t('none')} message={t('noneHint')} />}
        <ul className={styles.list}>
          {found.map((lab) => (
            <li key={lab.lab_id} className={styles.row}>
              <div className={styles.words}>
                <h3 className={styles.name}>{lab.title}</h3>
                <p className={styles.facts}>
                  <span>{toLevelWord(lab.level)}</span>
                  <span>{t('limitMinutes', { count: lab.minutes })}</span>
                  <span>{lab.topics.join(', ')}</span>
                </p>
              </div>
              {lab.passed && <Badge tone="pass">{t('solvedBefore')}</Badge>}
              <Button
                size="sm"
                disabled={labIds.includes(lab.lab_id) || isFull}
                aria-label={t('add', { title: lab.title })}
                onClick={() => setLabIds((before) => [...before, lab.lab_id])}
              >
                {t('addShort')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <Card as="section" aria-label={t('chosen')} className={styles.aside}>
        <TextField
          label={t('title')}
          hint={t('titleHint')}
          value={title}
          maxLength={CUSTOM_CHALLENGE_LIMITS.titleCharacters}
          error={errors['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Select
          label={t('limit')}
          value={minutes === null ? 'none' : String(minutes)}
          error={errors['minutes']}
          options={[
            { value: 'none', label: t('noLimit') },
            ...limits.map((count) => ({
              value: String(count),
              label: t('limitMinutes', { count }),
            })),
          ]}
          onChange={(value) => setMinutes(value === 'none' ? null : Number(value))}
        />
        <ChosenChallenges
          labs={chosen}
          error={errors['lab_ids']}
          onRemove={(id) => setLabIds((before) => before.filter((one) => one !== id))}
        />
        <Button type="submit" tone="primary" wide loading={isSaving}>
          {t('save')}
        </Button>
      </Card>
    </form>
  );
}
