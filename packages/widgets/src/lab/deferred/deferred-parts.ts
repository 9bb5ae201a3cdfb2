/** Parts of the lab page that are not needed to show it: one chunk, fetched beside the page. */
export { SafeHtml } from '../../markup/SafeHtml.tsx';
export { GoalView } from '../attack/GoalView.tsx';
export { CookiesDialog } from '../cookies/CookiesDialog.tsx';
export { HintsView } from '../hints/HintsView.tsx';
export { InspectView } from '../inspect/InspectView.tsx';
export { KeyboardDialog } from '../KeyboardDialog.tsx';
export { LabPalette } from '../palette/LabPalette.tsx';
export { ComparePane } from '../solution/ComparePane.tsx';
export { SolutionView } from '../solution/SolutionView.tsx';
export { ResultView } from '../tests/ResultView.tsx';
export { SessionBar } from '../timer/SessionBar.tsx';
export { TimeLeft } from '../timer/TimeLeft.tsx';
export { VictimView } from '../victim/VictimView.tsx';
export { AccountsDialog } from '../view/AccountsDialog.tsx';
export { ConsoleView } from '../view/ConsoleView.tsx';
export { DatabaseView } from '../view/DatabaseView.tsx';
export { RequestsView } from '../view/RequestsView.tsx';
