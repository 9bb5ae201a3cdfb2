import { asApiProblem, type Loadable } from '@drawbridge/client';
import { ProblemState, Prose, Skeleton, Stack } from '@drawbridge/ui';
import { useEffect, useState } from 'react';
import { SafeHtml } from '../../kit/safe-html/SafeHtml.tsx';
import { ClosedNotice } from '../../practice/closed/index.ts';
import { useStore } from '../../provider/index.ts';
import { t } from './messages.ts';

interface ArticleProps {
  courseId: string;
  itemId: string;
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
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

  // The address may name a heading, which the browser looked for before the text was here.
  const isReady = article.state === 'ready';
  useEffect(() => {
    const heading = isReady ? document.getElementById(decodeHash(location.hash)) : null;
    // On a page of others the name may be one of theirs.
    if (heading?.closest('article')) heading.scrollIntoView();
  }, [isReady]);

  if (article.state === 'loading')
    return (
      <div role="status" aria-label={t('loading')}>
        <Stack gap="3">
          {['92%', '98%', '86%', '95%', '60%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
          <Skeleton shape="block" height={180} />
        </Stack>
      </div>
    );
  if (article.state === 'problem' && article.problem.code === 'upgrade_required')
    return <ClosedNotice kind="course" kept="progressKept" />;
  if (article.state === 'problem')
    return (
      <ProblemState
        title={t('articleFailed')}
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
