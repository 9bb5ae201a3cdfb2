import type { AskContext, AssistantState } from '@drawbridge/client/stores/learning/assistant';
import { ASSISTANT_LIMITS } from '@drawbridge/contracts/learning';
import { Button, Callout, EmptyState, hiddenClass, ProblemState, Skeleton, Stack } from '@drawbridge/ui';
import { useEffect } from 'react';
import { ClosedNotice } from '../../practice/closed/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { Answer, AnsweredBy, type LabProps } from './Answer.tsx';
import { AnswerBlocks } from './AnswerBlocks.tsx';
import { AskForm } from './AskForm.tsx';
import * as styles from './assistant.css.ts';
import { t } from './messages.ts';
import type { SourceProps } from './SourceLink.tsx';

export interface AssistantPanelProps extends SourceProps, LabProps {
  /** A question from the page, such as one in its URL. It is asked, and again when it changes. */
  query?: string;
  /** The lesson or lab beside the panel. */
  context?: AskContext;
  /**
   * Called with a question that the page takes over and passes back as `query`. If absent, or if it returns false, the
   * panel asks by itself.
   */
  onAsk?: (query: string) => boolean;
  /** True where people look for practice: labs that fit come before the text. */
  labsFirst?: boolean;
  /** How often the page asked for the focus: the field of the question takes it each time. */
  asked?: number;
}

/** Asks the assistant, and shows the answer as it arrives, with its sources. @see CALL-37, LAB-11, LAB-12 */
export const AssistantPanel = withLoading(LoadedPanel, () => <Skeleton shape="block" height={120} />);

function LoadedPanel({ query = '', context, onAsk, asked = 0, ...opening }: AssistantPanelProps) {
  const assistant = useStore('assistant');
  const place = JSON.stringify(context ?? {});
  useEffect(() => {
    const { length } = query.trim();
    if (length === 0 || length > ASSISTANT_LIMITS.query) assistant.clear();
    else void assistant.ask(query, JSON.parse(place) as AskContext);
  }, [assistant, query, place]);
  function ask(typed: string) {
    if (typed === query.trim() || !onAsk?.(typed)) void assistant.ask(typed, context);
  }

  const { value: shown } = assistant.shown;
  return (
    <section className={styles.panel}>
      <AskForm key={query} initial={query} isBusy={shown.state === 'asking'} onAsk={ask} asked={asked} />
      <output className={hiddenClass} aria-live="polite">
        {shown.state === 'asking' && t('asking')}
        {shown.state === 'answered' && toAnnouncement(shown)}
      </output>
      <div className={styles.answer} aria-busy={shown.state === 'asking'}>
        {shown.state !== 'empty' && <h2 className={styles.asked}>{shown.query}</h2>}
        <Shown
          shown={shown}
          onRetry={() => shown.state === 'problem' && ask(shown.query)}
          onAskAlone={() => shown.state === 'problem' && void assistant.ask(shown.query)}
          opening={opening}
        />
      </div>
    </section>
  );
}

const toAnnouncement = ({ answer }: Extract<AssistantState, { state: 'answered' }>) =>
  t(answer.known ? 'answered' : 'unknownTitle');

interface ShownProps {
  shown: AssistantState;
  onRetry: () => void;
  /** Asks again without the lesson or lab beside the question. */
  onAskAlone: () => void;
  opening: SourceProps & LabProps & { labsFirst?: boolean };
}

function Shown({ shown, onRetry, onAskAlone, opening }: ShownProps) {
  switch (shown.state) {
    case 'empty':
      return <EmptyState title={t('emptyTitle')} message={t('emptyText')} />;
    case 'asking':
      return shown.part ? (
        <>
          <AnsweredBy by="model" />
          <AnswerBlocks {...opening} blocks={shown.part.answer} citations={shown.part.citations} />
        </>
      ) : (
        <Looking />
      );
    case 'answered':
      return <Answer {...opening} answer={shown.answer} />;
    case 'problem':
      return <Problem problem={shown.problem} onRetry={onRetry} onAskAlone={onAskAlone} />;
  }
}

interface ProblemProps extends Pick<ShownProps, 'onRetry' | 'onAskAlone'> {
  problem: Extract<AssistantState, { state: 'problem' }>['problem'];
}

function Problem({ problem, onRetry, onAskAlone }: ProblemProps) {
  if (problem.code === 'assistant_off') return <EmptyState title={t('offTitle')} message={t('offText')} />;
  if (problem.code === 'upgrade_required')
    return (
      <ClosedNotice
        kind="context"
        className={styles.note}
        actions={<Button onClick={onAskAlone}>{t('askAlone')}</Button>}
      />
    );
  if (problem.code === 'too_many_tries')
    return (
      <Callout tone="warn" className={styles.note} live title={t('limitTitle')}>
        {problem.message}
      </Callout>
    );
  return (
    <ProblemState
      title={t('failed')}
      message={problem.message}
      onRetry={onRetry}
      incidentId={problem.incident}
    />
  );
}

function Looking() {
  return (
    <Stack gap="3">
      {['94%', '88%', '97%', '52%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Stack>
  );
}
