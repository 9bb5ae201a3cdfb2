import {
  exportContextProgress,
  getContextProgress,
  listContextLearners,
  type RosterState,
  refreshRoster,
} from '@drawbridge/contracts/integration';
import {
  getLabFailures,
  listAttempts,
  reviewAttempt,
  reviewSubmission,
} from '@drawbridge/contracts/practice';
import { loadLabCode } from '../../../practice/lab/testing/load-lab-code.ts';
import { buildReview, reviewedSubmissions } from '../../../practice/lab-review/testing/review-data.ts';
import { type Handlers, StoryHost } from '../../../testing/story-host.tsx';
import { ContextProgress, type ContextProgressProps } from '../ContextProgress.tsx';
import { attempts, failures, items, learners, PAGE } from './class-data.ts';

export interface SceneProps extends Partial<ContextProgressProps> {
  handlers?: Handlers;
  width?: number;
  height?: number;
}

export const overviewOf = (roster: RosterState, more: object = {}): Handlers[number] => [
  getContextProgress,
  () => ({
    data: { title: 'Secure code, autumn term', has_context: true, learners: 6, roster, items, ...more },
  }),
];
export const READY: RosterState = { state: 'ready', read_at: '2026-10-12T12:05:00.000Z' };
export const full: Handlers = [
  overviewOf(READY),
  [
    listContextLearners,
    ({ person_id: one, search, status, page = 1 }) => {
      const found = learners.filter(
        (learner) =>
          (one === undefined || learner.person_id === one) &&
          (typeof search !== 'string' || learner.name.toLowerCase().includes(search.toLowerCase())) &&
          (status !== 'left' || learner.status === 'left'),
      );
      const from = (Number(page) - 1) * PAGE;
      return { data: { items: found.slice(from, from + PAGE), total: found.length, page_size: PAGE } };
    },
  ],
  [getLabFailures, () => ({ data: failures })],
  [listAttempts, () => ({ data: { items: attempts, total: 2, page_size: 20 } })],
  [reviewAttempt, () => ({ data: buildReview() })],
  [
    reviewSubmission,
    ({ submission_id: id }) => ({ data: reviewedSubmissions.find((one) => one.submission_id === id) }),
  ],
  [exportContextProgress, () => ({ data: { csv: 'Name\r\n', rows: 60, is_cut: false } })],
  [refreshRoster, () => ({ data: { roster: READY } })],
];
/** `full` with other answers for some endpoints. */
export const withAnswers = (...others: Handlers): Handlers => [
  ...others,
  ...full.filter(([{ name }]) => !others.some(([other]) => other.name === name)),
];

/** The page as a platform frames it. */
export function Scene({
  handlers = full,
  width = 885,
  height = 653,
  platform = 'Harbor LMS',
  ...props
}: SceneProps) {
  return (
    <StoryHost handlers={handlers}>
      <main
        style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', inlineSize: width, blockSize: height }}
      >
        <ContextProgress platform={platform} {...props} />
      </main>
    </StoryHost>
  );
}

/** Storybook wraps a press in `act`, which never lets code arrive that a press waits for. */
export const loadBefore = async () => {
  await Promise.all([
    loadLabCode(),
    import('@drawbridge/client/stores/practice/attempts'),
    import('@drawbridge/client/stores/practice/attempt-review'),
  ]);
  return {};
};
