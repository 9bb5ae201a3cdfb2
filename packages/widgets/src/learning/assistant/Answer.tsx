import type { AssistantAnswer } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import { Badge, Callout, iconArticle, iconSparkles } from '@drawbridge/ui';
import { LabListCard } from '../../practice/lab/LabListCard.tsx';
import { AnswerBlocks } from './AnswerBlocks.tsx';
import * as styles from './assistant.css.ts';
import { t } from './messages.ts';
import type { SourceProps } from './SourceLink.tsx';
import { Sources } from './Sources.tsx';

export interface LabProps {
  /** URL of a lab: its card then has a link. Absent: `onOpenLab` is called. */
  toLabHref?: ((lab: LabCard) => string) | undefined;
  onOpenLab?: ((labId: string) => void) | undefined;
}

interface AnswerProps extends SourceProps, LabProps {
  answer: AssistantAnswer;
  /** True on a page for finding practice: the labs come before the text. */
  labsFirst?: boolean | undefined;
}

/** A complete answer: who answered, the paragraphs with their sources, and what to practice. */
export function Answer({ answer, labsFirst = false, toLabHref, onOpenLab, ...opening }: AnswerProps) {
  const { known, citations, challenges, withheld, model_left_out: leftOut } = answer;
  const labs = <Labs labs={challenges} toLabHref={toLabHref} onOpenLab={onOpenLab} />;
  return (
    <>
      {labsFirst && labs}
      {known && <AnsweredBy by={answer.answered_by} />}
      {leftOut && (
        <Callout tone="info" className={styles.note}>
          {t(`leftOut.${leftOut}`)}
        </Callout>
      )}
      {withheld !== undefined && (
        <Callout tone="warn" className={styles.note} title={t('withheldTitle')}>
          {t('withheld', { lab: withheld })}
        </Callout>
      )}
      {known ? (
        <AnswerBlocks {...opening} blocks={answer.answer} citations={citations} />
      ) : (
        <Callout tone="neutral" className={styles.note} title={t('unknownTitle')}>
          {t('unknownText')}
        </Callout>
      )}
      <Sources {...opening} title={t(known ? 'sources' : 'near')} sources={citations} isNumbered={known} />
      {!labsFirst && labs}
    </>
  );
}

function Labs({ labs, toLabHref, onOpenLab }: LabProps & { labs: readonly LabCard[] }) {
  if (labs.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('challenges')}</h3>
      <ul className={styles.grid}>
        {labs.map((lab) => (
          <li key={lab.lab_id} className={styles.cell}>
            <LabListCard
              lab={lab}
              isLevelKnown={false}
              href={toLabHref?.(lab)}
              onOpen={() => onOpenLab?.(lab.lab_id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** States whose text it is, so that nobody has to guess. */
export function AnsweredBy({ by }: { by: AssistantAnswer['answered_by'] }) {
  const isModel = by === 'model';
  return (
    <p className={styles.by}>
      <Badge tone={isModel ? 'ember' : 'primary'} icon={isModel ? iconSparkles : iconArticle}>
        {t(isModel ? 'byModel' : 'byTexts')}
      </Badge>
      {t(isModel ? 'byModelHint' : 'byTextsHint')}
    </p>
  );
}
