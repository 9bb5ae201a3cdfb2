import { createLazyCode } from '@drawbridge/ui/lazy-code';
import { type ComponentType, createElement } from 'react';

const code = createLazyCode(() => import('./deferred-parts.ts'));

/** Called while the lab itself is being fetched. */
export const preloadDeferredParts = code.preload;

type DeferredParts = ReturnType<typeof code.read>;

function deferred<Props extends object>(toPart: (parts: DeferredParts) => ComponentType<Props>) {
  return function Deferred(props: Props) {
    return createElement(toPart(code.read()), props);
  };
}

export const AccountsDialog = deferred((parts) => parts.AccountsDialog);
export const ClosedBar = deferred((parts) => parts.ClosedBar);
export const ClosedLab = deferred((parts) => parts.ClosedLab);
export const ComparePane = deferred((parts) => parts.ComparePane);
export const ConsoleView = deferred((parts) => parts.ConsoleView);
export const CookiesDialog = deferred((parts) => parts.CookiesDialog);
export const DatabaseView = deferred((parts) => parts.DatabaseView);
export const FaultNote = deferred((parts) => parts.FaultNote);
export const FaultPage = deferred((parts) => parts.FaultPage);
export const FetchingState = deferred((parts) => parts.FetchingState);
export const FilesHead = deferred((parts) => parts.FilesHead);
export const FileTree = deferred((parts) => parts.FileTree);
export const GoalView = deferred((parts) => parts.GoalView);
export const GuidanceCard = deferred((parts) => parts.GuidanceCard);
export const HintsView = deferred((parts) => parts.HintsView);
export const InspectView = deferred((parts) => parts.InspectView);
export const KeyRow = deferred((parts) => parts.KeyRow);
export const KeyboardDialog = deferred((parts) => parts.KeyboardDialog);
export const LabPalette = deferred((parts) => parts.LabPalette);
export const LabText = deferred((parts) => parts.LabText);
export const LogoutDialog = deferred((parts) => parts.LogoutDialog);
export const NextStepLink = deferred((parts) => parts.NextStepLink);
export const RequestsView = deferred((parts) => parts.RequestsView);
export const ResetDialog = deferred((parts) => parts.ResetDialog);
export const ResultView = deferred((parts) => parts.ResultView);
export const SessionBar = deferred((parts) => parts.SessionBar);
export const SolutionView = deferred((parts) => parts.SolutionView);
export const TestList = deferred((parts) => parts.TestList);
export const TimeLeft = deferred((parts) => parts.TimeLeft);
export const TourCard = deferred((parts) => parts.TourCard);
export const VictimView = deferred((parts) => parts.VictimView);
export const WithheldStep = deferred((parts) => parts.WithheldStep);
