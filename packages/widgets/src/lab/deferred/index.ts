import { lazy } from 'react';

/** Called while the lab itself is being fetched; the parts below call it again when that failed. */
export const loadDeferredParts = () => import('./deferred-parts.ts');

type DeferredParts = Awaited<ReturnType<typeof loadDeferredParts>>;

function deferred<Name extends keyof DeferredParts>(name: Name) {
  return lazy(async () => ({ default: (await loadDeferredParts())[name] }));
}

export const AccountsDialog = deferred('AccountsDialog');
export const ComparePane = deferred('ComparePane');
export const ConsoleView = deferred('ConsoleView');
export const CookiesDialog = deferred('CookiesDialog');
export const DatabaseView = deferred('DatabaseView');
export const FaultNote = deferred('FaultNote');
export const FaultPage = deferred('FaultPage');
export const FetchingState = deferred('FetchingState');
export const FilesHead = deferred('FilesHead');
export const FileTree = deferred('FileTree');
export const GoalView = deferred('GoalView');
export const GuidanceCard = deferred('GuidanceCard');
export const HintsView = deferred('HintsView');
export const InspectView = deferred('InspectView');
export const KeyRow = deferred('KeyRow');
export const KeyboardDialog = deferred('KeyboardDialog');
export const LabPalette = deferred('LabPalette');
export const LabText = deferred('LabText');
export const NextStepLink = deferred('NextStepLink');
export const RequestsView = deferred('RequestsView');
export const ResetDialog = deferred('ResetDialog');
export const ResultView = deferred('ResultView');
export const SessionBar = deferred('SessionBar');
export const SolutionView = deferred('SolutionView');
export const TestList = deferred('TestList');
export const TimeLeft = deferred('TimeLeft');
export const TourCard = deferred('TourCard');
export const VictimView = deferred('VictimView');
export const WithheldStep = deferred('WithheldStep');
