/** Parts of the lab page that are not needed to show it: one chunk, fetched beside the page. */

export { TestList } from '@drawbridge/lab-workspace/tests';
export { NextStepLink } from '../../next-step/index.ts';
export { GoalView } from '../attack/GoalView.tsx';
export { AssistantView } from '../brief/AssistantView.tsx';
export { ClosedLab } from '../ClosedLab.tsx';
export { GuidanceCard } from '../guidance/GuidanceCard.tsx';
export { WithheldStep } from '../guidance/WithheldStep.tsx';
export { ClosedBar } from '../header/ClosedBar.tsx';
export { ConflictBar } from '../header/ConflictBar.tsx';
export { LogoutDialog } from '../header/LogoutDialog.tsx';
export { ResetDialog } from '../header/ResetDialog.tsx';
export { HintsView } from '../hints/HintsView.tsx';
export { KeyboardDialog } from '../KeyboardDialog.tsx';
export { LabText } from '../LabText.tsx';
export { LabPalette } from '../palette/LabPalette.tsx';
export { ComparePane } from '../solution/ComparePane.tsx';
export { SolutionView } from '../solution/SolutionView.tsx';
export { SessionBar } from '../timer/SessionBar.tsx';
export { TimeLeft } from '../timer/TimeLeft.tsx';
export { TourCard } from '../tour/TourCard.tsx';
export { ResultView } from '../verdict/ResultView.tsx';
