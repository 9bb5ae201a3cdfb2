import type { QuizResult } from '@drawbridge/contracts/learning';
import { Callout, iconArticle, iconSparkles } from '@drawbridge/ui';
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
 * A quiz generated from the texts of a course; says who wrote it, and where each question is explained.
 * @see PLAYER-11
 */
export const AiQuiz = withLoading(LoadedAiQuiz, QuizLoading);

function LoadedAiQuiz({ courseId, itemId, onGraded, ...opening }: AiQuizProps) {
  const store = useStore('aiQuiz', courseId, itemId);
  const { value: madeBy } = store.madeBy;
  const isModel = madeBy === 'model';
  const hasLinks = opening.toSourceHref !== undefined || opening.onOpenLesson !== undefined;
  return (
    <QuizForm
      store={store}
      onGraded={onGraded}
      isRenewed
      note={
        madeBy && (
          <Callout tone="neutral" icon={isModel ? iconSparkles : iconArticle}>
            {t(isModel ? 'quiz.byModel' : 'quiz.byTexts')}
          </Callout>
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
