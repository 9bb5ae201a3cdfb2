import { lazy } from 'react';

/** Asked for while the lab is still being fetched, and again by whatever is shown of it. */
export const loadParts = () => import('./parts.ts');

type Parts = Awaited<ReturnType<typeof loadParts>>;

function later<Name extends keyof Parts>(name: Name) {
  return lazy(async () => ({ default: (await loadParts())[name] }));
}

export const AccountsDialog = later('AccountsDialog');
export const ComparePane = later('ComparePane');
export const ConsoleView = later('ConsoleView');
export const CookiesDialog = later('CookiesDialog');
export const DatabaseView = later('DatabaseView');
export const GoalView = later('GoalView');
export const HintsView = later('HintsView');
export const InspectView = later('InspectView');
export const KeyboardDialog = later('KeyboardDialog');
export const LabPalette = later('LabPalette');
export const RequestsView = later('RequestsView');
export const ResultView = later('ResultView');
export const SafeHtml = later('SafeHtml');
export const SessionBar = later('SessionBar');
export const SolutionView = later('SolutionView');
export const TimeLeft = later('TimeLeft');
export const VictimView = later('VictimView');
