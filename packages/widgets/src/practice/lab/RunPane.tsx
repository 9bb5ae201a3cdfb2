import { ViewPane } from '@drawbridge/lab-workspace/preview';
import { FlagBanner } from './attack/FlagBanner.tsx';
import { BreachBanner } from './breach/BreachBanner.tsx';
import { useLabPage } from './page/lab-page-context.ts';

/** The running app; above it, that an attack on it worked. */
export function RunPane() {
  const { lab, attempt, hasPracticeFlag, workspace } = useLabPage();
  const isFlagged = lab.value.goal?.by === 'log' && !attempt.value.passed && hasPracticeFlag.value;
  const isRunning = workspace.value.browser.value !== undefined;
  return <ViewPane banner={isFlagged ? <FlagBanner /> : isRunning && <BreachBanner />} />;
}
