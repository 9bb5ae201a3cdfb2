import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import type { LabType } from '@drawbridge/widgets/practice/lab-list';
import { AttemptList, AttemptReview } from '@drawbridge/widgets/practice/lab-review';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { LAB_PAGES } from '../../../router/lab-paths.ts';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t as attemptText } from './attempt-messages.ts';
import { t } from './messages.ts';
import { useLabCard } from './use-lab-card.ts';

/** The breadcrumbs of attempts: the list of labs and the lab. */
function useAbove(labId: string) {
  const known = useLabCard(labId);
  const lab = known.state === 'found' ? known.lab : undefined;
  const type: LabType = lab?.type ?? 'lab';
  const title = lab?.title;
  const above = useMemo(
    () => [
      { label: t(type), href: LAB_PAGES[type].list },
      ...(title === undefined ? [] : [{ label: title, href: LAB_PAGES[type].open(labId) }]),
    ],
    [type, title, labId],
  );
  return { lab, above };
}

/** What the learners of the company did on a lab. */
export function AttemptsScreen() {
  const { labId = '' } = useRouteValues();
  const navigate = useNavigate();
  const { lab, above } = useAbove(labId);
  const page = Math.max(1, Math.trunc(Number(new URLSearchParams(useSearch()).get('page'))) || 1);
  useBreadcrumbs(t('learners'), above);
  const list = paths.attempts(labId);
  return (
    <Stack gap="8">
      <PageHeader
        title={t('learners')}
        description={lab?.title}
        actions={
          lab && (
            <LinkButton href={LAB_PAGES[lab.type].open(labId)}>{attemptText(`${lab.type}.toIt`)}</LinkButton>
          )
        }
      />
      <AttemptList
        labId={labId}
        page={page}
        onPage={(next) => navigate(next === 1 ? list : `${list}?page=${next}`)}
        onOpen={(attemptId) => navigate(paths.attempt(labId, attemptId))}
      />
    </Stack>
  );
}

/** One attempt, step by step. */
export function AttemptScreen() {
  const { labId = '', attemptId = '' } = useRouteValues();
  const navigate = useNavigate();
  const { above } = useAbove(labId);
  const [learner, setLearner] = useState<string>();
  const list = paths.attempts(labId);
  const under = useMemo(() => [...above, { label: t('learners'), href: list }], [above, list]);
  useBreadcrumbs(learner, under);
  return (
    <AttemptReview
      attemptId={attemptId}
      onBack={() => navigate(list)}
      onKnown={(attempt) => setLearner(attempt.learner || attemptText('unnamed'))}
    />
  );
}
