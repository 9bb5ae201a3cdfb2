import { asApiProblem, type Loadable } from '@drawbridge/client';
import { ProblemState, Prose, Skeleton, Stack } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { SafeHtml } from '../markup/SafeHtml.tsx';
import { useStore } from '../provider/index.ts';
import { messages } from './messages.ts';

interface ArticleProps {
  courseId: string;
  itemId: string;
}

/** The text of an article item. @see PLAYER-8 */
export function Article({ courseId, itemId }: ArticleProps) {
  const courses = useStore('courses');
  const [article, setArticle] = useState<Loadable<string>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    setArticle({ state: 'loading' });
    courses.readArticle(courseId, itemId, abort.signal).then(
      ({ html }) => setArticle({ state: 'ready', value: html }),
      (error: unknown) => {
        const problem = asApiProblem(error);
        // Leaving the page cancels the request; its failure is not shown.
        if (problem.code !== 'canceled') setArticle({ state: 'problem', problem });
      },
    );
    return () => abort.abort();
  }, [courses, courseId, itemId, tries]);

  if (article.state === 'loading')
    return (
      <div role="status" aria-label={messages.loading.text}>
        <Stack gap="3">
          {['92%', '98%', '86%', '95%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
          <Skeleton shape="block" height={180} />
        </Stack>
      </div>
    );
  if (article.state === 'problem')
    return (
      <ProblemState
        title={messages.articleFailed.text}
        message={article.problem.message}
        incidentId={article.problem.incident}
        onRetry={() => setTries(tries + 1)}
      />
    );
  return (
    <Prose as="article">
      <SafeHtml html={article.value} />
    </Prose>
  );
}
