import { createDeferredParts } from '../base/create-deferred-parts.ts';

const { preload, toDeferred } = createDeferredParts(() => import('./deferred-parts.ts'));

/** Called while the lab itself is being fetched. */
export const preloadPreviewParts = preload;

export const AccountsDialog = toDeferred((parts) => parts.AccountsDialog);
export const ConsoleView = toDeferred((parts) => parts.ConsoleView);
export const CookiesDialog = toDeferred((parts) => parts.CookiesDialog);
export const DatabaseView = toDeferred((parts) => parts.DatabaseView);
export const FaultPage = toDeferred((parts) => parts.FaultPage);
export const FetchingState = toDeferred((parts) => parts.FetchingState);
export const InspectView = toDeferred((parts) => parts.InspectView);
export const RequestsView = toDeferred((parts) => parts.RequestsView);
export const VictimView = toDeferred((parts) => parts.VictimView);
