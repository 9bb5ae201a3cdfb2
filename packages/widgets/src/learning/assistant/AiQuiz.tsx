import { AI_QUIZ, type QuizResult } from '@drawbridge/contracts/learning';
import { Badge, Callout, iconArticle, iconSparkles } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useStore, withLoading } from '../../provider/index.ts';
import { QuizForm, QuizLoading } from '../quiz/index.ts';
import * as styles from './assistant.css.ts';
import { t } from './messages.ts';
import { SourceLink, type SourceProps } from './SourceLink.tsx';

export interface AiQuizProps extends SourceProps {
  courseId: string;
  itemId: string;
  onGraded?: (result: QuizResult) => void;
}

/**
 * Practice with the questions of a course; says who wrote them, and where each is explained.
 * @see PLAYER-11
 */
export const AiQuiz = withLoading(LoadedAiQuiz, QuizLoading);

function LoadedAiQuiz({ courseId, itemId, onGraded, ...opening }: AiQuizProps) {
  const store = useStore('aiQuiz', courseId, itemId);
  useSignals();
  const { value: uncounted } = store.uncounted;
  const { value: quiz } = store.quiz;
  const asked = quiz.state === 'ready' ? quiz.value.questions.length : 0;
  // There is nothing else to ask the next time.
  const isShort = asked < AI_QUIZ.questions;
  const hasLinks = opening.toSourceHref !== undefined || opening.onOpenLesson !== undefined;
  return (
    <QuizForm
      store={store}
      onGraded={onGraded}
      isRenewed={!isShort}
      note={
        <Callout tone="neutral" icon={uncounted.length > 0 ? iconSparkles : iconArticle}>
          {uncounted.length > 0
            ? t('quiz.byModel', { count: asked - uncounted.length, all: asked })
            : t('quiz.byTexts')}
          {isShort && ` ${t('quiz.short', { count: asked, wanted: AI_QUIZ.questions })}`}
        </Callout>
      }
      renderMark={(questionId) =>
        uncounted.includes(questionId) && (
          <Badge tone="neutral" icon={iconSparkles}>
            {t('quiz.ofModel')}
          </Badge>
        )
      }
      renderSource={(questionId) => {
        const source = store.result.value?.sources[questionId];
        if (!source || !hasLinks) return null;
        return (
          <SourceLink {...opening} source={source} className={styles.sourceLink}>
            {t('quiz.source', { lesson: source.title })}
          </SourceLink>
        );
      }}
    />
  );
}
