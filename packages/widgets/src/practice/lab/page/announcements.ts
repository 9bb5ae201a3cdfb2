import type { LabStore } from '@drawbridge/client/stores/practice/lab';
import type { LabPack, LabResult, LabSubmission, TestResult } from '@drawbridge/contracts/practice';
import { countPassed, toStateLabel } from '@drawbridge/lab-workspace/results';
import type { LabWorkspace } from '@drawbridge/lab-workspace/runner';
import { toFetchingText, toHeadline } from '@drawbridge/lab-workspace/runner';
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { t } from '../messages.ts';
import { countFailing, hasRun } from '../verdict/count-failing.ts';

interface AnnouncementDeps {
  data: Pick<LabStore, 'latest'>;
  lab: ReadonlySignal<LabPack>;
  workspace: ReadonlySignal<Pick<LabWorkspace, 'results' | 'fault' | 'fetching'>>;
}

/** What a screen reader says when the tests or the verdict changed. */
export interface Announcements {
  text: ReadonlySignal<string>;
  /** Follows tests and verdict; gives the function that stops it. */
  start(): () => void;
}

const MAX_CHANGES = 3;

export function createAnnouncements({ data, lab, workspace }: AnnouncementDeps): Announcements {
  const text = signal('');
  let before: readonly TestResult[] = [];
  let announcedQuarter: number | undefined;
  let announcedGrade = data.latest.peek()?.result?.grade_id;

  function followTests() {
    const results = workspace.value.results.value;
    // The requests of an attack are judged when they are submitted.
    if (lab.value.goal?.by === 'log') return;
    const news = toTestNews(before, results);
    before = results;
    if (news !== undefined) text.value = news;
  }

  function followVerdict() {
    const submission = data.latest.value;
    const result = submission?.result;
    if (!result || result.grade_id === announcedGrade) return;
    announcedGrade = result.grade_id;
    text.value = toVerdictNews({ ...submission, result });
  }

  function followFault() {
    const fault = workspace.value.fault.value;
    if (fault !== undefined) text.value = `${t('tests.fault')}. ${toHeadline(fault.message)}`;
  }

  /** At the beginning and at each quarter. */
  function followFetching() {
    const fetching = workspace.value.fetching.value;
    if (fetching === undefined) return;
    const quarter = Math.floor((4 * fetching.receivedBytes) / fetching.totalBytes);
    if (quarter === announcedQuarter) return;
    announcedQuarter = quarter;
    text.value = toFetchingText(fetching);
  }

  return {
    text,
    start() {
      const stops = [followTests, followVerdict, followFault, followFetching].map((follow) => effect(follow));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** Undefined when no test changed. */
function toTestNews(before: readonly TestResult[], now: readonly TestResult[]): string | undefined {
  const known = new Map(before.map(({ id, status }) => [id, status]));
  const changed = now.filter(({ id, status }) => known.get(id) !== status);
  if (changed.length === 0) return undefined;
  const summary = t('announce.run', { passed: countPassed(now), all: now.length });
  if (known.size === 0) return summary;
  const changes = changed
    .slice(0, MAX_CHANGES)
    .map((test) => t('announce.changed', { title: test.title, state: toStateLabel(test) }));
  return [summary, ...changes].join(' ');
}

/** The points are those that count: after the cost of help. */
function toVerdictNews({ result, best_points: best }: LabSubmission & { result: LabResult }): string {
  const { verdict, max, score } = result;
  if (verdict === 'passed') return t('announce.passed', { score: best ?? score, max });
  if (verdict !== 'failed' && !hasRun(result)) return t('announce.ungraded');
  const count = countFailing(result);
  return count === 1 ? t('announce.failed.one') : t('announce.failed', { count });
}
