import type { LabLesson, LabResult, TestResult, Verdict } from '@drawbridge/contracts/practice';
import { PlaceText } from '@drawbridge/lab-workspace/editor';
import type { ReplaySource } from '@drawbridge/lab-workspace/results';
import { compareResults, countPassed } from '@drawbridge/lab-workspace/results';
import { TestRow, TrapNote, testRows } from '@drawbridge/lab-workspace/tests';
import {
  Button,
  cx,
  Icon,
  iconArticle,
  iconCompare,
  iconFailed,
  iconPassed,
  iconPlay,
  iconWarning,
} from '@drawbridge/ui';
import { useId, useState } from 'react';
import { NextStepLink } from '../../next-step/index.ts';
import { FlagShown } from '../flag/FlagShown.tsx';
import { findFlag } from '../flag/find-flag.ts';
import { useLabPage } from '../page/lab-page-context.ts';
import { compareWithSolution } from '../solution/compare-with-solution.ts';
import { hasAttacks } from '../tests/has-attacks.ts';
import { BridgeOpens } from './BridgeOpens.tsx';
import { hasRun, isFailing, wasJudged } from './count-failing.ts';
import { ExplainingLesson } from './ExplainingLesson.tsx';
import { type MessageId, t } from './messages.ts';
import * as styles from './ResultView.css.ts';
import { toDetail, toHiddenText } from './verdict-words.ts';

const LOOKS: Record<Verdict, { icon: typeof iconPassed; title: MessageId }> = {
  passed: { icon: iconPassed, title: 'verdict.passed' },
  failed: { icon: iconFailed, title: 'verdict.failed' },
  error: { icon: iconFailed, title: 'verdict.error' },
  infra: { icon: iconWarning, title: 'verdict.infra' },
};

interface VerdictPanelProps {
  result: LabResult;
  /** Result of the previous submission. */
  before: LabResult | undefined;
  /** Explains the trap of the result. */
  lesson: LabLesson | undefined;
  source: ReplaySource;
}

/** The server's result: score, every attack blocked or not, hidden tests by title and the author's hint. */
export function VerdictPanel({ result, before, lesson, source }: VerdictPanelProps) {
  const { verdict, tests, trap } = result;
  const { icon, title } = LOOKS[hasRun(result) ? 'failed' : verdict];
  const groups = toFailingFirst(
    [
      { title: t('verdict.goal'), tests: tests.filter(({ kind }) => kind === 'goal') },
      { title: t('verdict.attacks'), tests: tests.filter(({ kind }) => kind === 'exploit') },
      { title: t('verdict.functions'), tests: tests.filter(({ kind }) => kind === 'functional') },
    ].map((group) => ({ ...group, tests: toFailingFirst(group.tests, isFailing) })),
    (group) => group.tests.some(isFailing),
  );
  const flag = findFlag([{ result }]);
  return (
    <div className={styles.panel}>
      <div className={cx(styles.banner, styles.tone[verdict])}>
        {verdict === 'passed' ? <BridgeOpens /> : <Icon icon={icon} size={28} className={styles.icon} />}
        <div className={styles.bannerWords}>
          <h2 className={styles.title}>{t(title)}</h2>
          <p className={styles.detail}>
            <PlaceText text={toDetail(result)} />
          </p>
          {verdict === 'passed' && <WayOn />}
          {flag !== undefined && (
            <div className={styles.flag}>
              <FlagShown flag={flag} />
            </div>
          )}
        </div>
        {wasJudged(result) && <Score result={result} />}
      </div>
      {trap && (
        <TrapNote title={t('verdict.trap', { title: trap.title })} why={trap.why}>
          {lesson && <ExplainingLesson lesson={lesson} />}
        </TrapNote>
      )}
      {before && wasJudged(result) && <Since before={before} now={result} />}
      {groups.map((group) => (
        <Group key={group.title} {...group} before={before} source={source} />
      ))}
      <HiddenNote result={result} />
      {result.log !== '' && (
        <details className={styles.log}>
          <summary>{t('verdict.log')}</summary>
          <pre className={styles.logText}>{result.log}</pre>
        </details>
      )}
    </div>
  );
}

/** What comes after a pass. */
function WayOn() {
  const labPage = useLabPage();
  const { next, actions, lab } = labPage;
  const [isLoading, setLoading] = useState(false);
  // An attack by requests has no files to compare.
  const isText = lab.value.goal?.by === 'log';
  const compare = async () => {
    setLoading(true);
    await compareWithSolution(labPage);
    setLoading(false);
  };
  return (
    <div className={styles.wayOn}>
      {next.value && <NextStepLink next={next.value} />}
      <Button icon={isText ? iconArticle : iconCompare} loading={isLoading} onClick={() => void compare()}>
        {t(isText ? 'verdict.explanation' : 'verdict.solution')}
      </Button>
      {hasAttacks(lab.value) && (
        <Button icon={iconPlay} tone="quiet" onClick={actions.goToAttack}>
          {t('verdict.attack')}
        </Button>
      )}
    </div>
  );
}

/** What is left to fix comes first; the order is otherwise kept. */
const toFailingFirst = <T,>(all: readonly T[], isFailed: (one: T) => boolean): T[] =>
  all.toSorted((a, b) => Number(isFailed(b)) - Number(isFailed(a)));

/** What is not told of hidden tests: which of them fail, or their hints. */
function HiddenNote({ result }: { result: LabResult }) {
  const { verdict, hidden, tests } = result;
  if (!wasJudged(result)) return null;
  if (hidden)
    return (
      <section aria-label={t('verdict.hidden')}>
        <h3 className={cx(styles.groupTitle, styles.groupHead)}>{t('verdict.hidden')}</h3>
        <p className={cx(styles.detail, styles.note)}>{toHiddenText(hidden)}</p>
      </section>
    );
  const isWithheld = tests.some((test) => test.visibility === 'hidden' && isFailing(test) && !test.hint);
  if (verdict !== 'failed' || !isWithheld) return null;
  return <p className={cx(styles.detail, styles.note)}>{t('verdict.hints.later')}</p>;
}

/** Points are earned by a pass only: those of the attempt, with the cost of the help deducted. */
function Score({ result: { verdict, max, tests, hidden } }: { result: LabResult }) {
  const { attempt } = useLabPage();
  return (
    <p className={styles.score}>
      {verdict === 'passed'
        ? t('verdict.score', { score: attempt.value.best_points, max })
        : t('tests.count', {
            passed: countPassed(tests) + (hidden?.passed ?? 0),
            all: tests.length + (hidden?.total ?? 0),
          })}
    </p>
  );
}

function Since({ before, now }: { before: LabResult; now: LabResult }) {
  const { fixed, broken } = compareResults(before, now);
  const counts = [before.hidden?.passed, now.hidden?.passed];
  const isCounted = counts[0] !== undefined && counts[1] !== undefined && counts[0] !== counts[1];
  const isSame = fixed.length + broken.length === 0 && !isCounted;
  return (
    <section className={styles.since} aria-label={t('verdict.compare')}>
      <h3 className={styles.groupTitle}>{t('verdict.compare')}</h3>
      {isSame && <p className={styles.detail}>{t('verdict.same')}</p>}
      {fixed.length > 0 && <Turned look="fixed" tests={fixed} />}
      {broken.length > 0 && <Turned look="broken" tests={broken} />}
      {isCounted && (
        <p className={styles.detail}>
          {t('verdict.hidden.since', { before: counts[0] ?? 0, now: counts[1] ?? 0 })}
        </p>
      )}
    </section>
  );
}

function Turned({ look, tests }: { look: 'fixed' | 'broken'; tests: readonly TestResult[] }) {
  const id = useId();
  return (
    <div className={styles.turned}>
      <span id={id} className={styles.turnedLook[look]}>
        <Icon icon={look === 'fixed' ? iconPassed : iconFailed} size={16} /> {t(`verdict.${look}`)}
      </span>
      <ul aria-labelledby={id} className={styles.turnedTests}>
        {tests.map((test) => (
          <li key={test.id}>{toShortTitle(test)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Without the word that each attack begins with. */
function toShortTitle({ kind, title }: TestResult): string {
  const short = kind === 'exploit' ? title.replace(/^Attack: /, '') : title;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

interface GroupProps {
  title: string;
  tests: readonly TestResult[];
  before: LabResult | undefined;
  source: ReplaySource;
}

function Group({ title, tests, before, source }: GroupProps) {
  if (tests.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={cx(styles.groupTitle, styles.groupHead)}>{title}</h3>
      <ul className={testRows}>
        {tests.map((test) => (
          <TestRow
            key={test.id}
            // The reason why nothing could run is above the list, and is not what a hint is about.
            test={test.fault === undefined ? test : { ...test, message: '', hint: undefined }}
            earlier={before?.tests.find(({ id }) => id === test.id)}
            source={source}
          />
        ))}
      </ul>
    </section>
  );
}
