import { createDeferredParts } from '@drawbridge/lab-workspace/base';
import { preloadEditorParts } from '@drawbridge/lab-workspace/editor';
import { preloadPreviewParts } from '@drawbridge/lab-workspace/preview';

const { preload, toDeferred } = createDeferredParts(() => import('./deferred-parts.ts'));

/** Called while the lab itself is being fetched. */
export const preloadDeferredParts = () =>
  Promise.all([preload(), preloadEditorParts(), preloadPreviewParts()]);

export const AssistantView = toDeferred((parts) => parts.AssistantView);
export const ClosedBar = toDeferred((parts) => parts.ClosedBar);
export const ClosedLab = toDeferred((parts) => parts.ClosedLab);
export const ComparePane = toDeferred((parts) => parts.ComparePane);
export const ConflictBar = toDeferred((parts) => parts.ConflictBar);
export const GoalView = toDeferred((parts) => parts.GoalView);
export const GuidanceCard = toDeferred((parts) => parts.GuidanceCard);
export const HintsView = toDeferred((parts) => parts.HintsView);
export const KeyboardDialog = toDeferred((parts) => parts.KeyboardDialog);
export const LabPalette = toDeferred((parts) => parts.LabPalette);
export const LabText = toDeferred((parts) => parts.LabText);
export const LogoutDialog = toDeferred((parts) => parts.LogoutDialog);
export const NextStepLink = toDeferred((parts) => parts.NextStepLink);
export const ResetDialog = toDeferred((parts) => parts.ResetDialog);
export const ResultView = toDeferred((parts) => parts.ResultView);
export const SessionBar = toDeferred((parts) => parts.SessionBar);
export const SolutionView = toDeferred((parts) => parts.SolutionView);
export const TestList = toDeferred((parts) => parts.TestList);
export const TimeLeft = toDeferred((parts) => parts.TimeLeft);
export const TourCard = toDeferred((parts) => parts.TourCard);
export const WithheldStep = toDeferred((parts) => parts.WithheldStep);
