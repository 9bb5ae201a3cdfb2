/** Parts of the preview that are not needed to show the app. */
export { AccountsDialog } from './browser/AccountsDialog.tsx';
export { FaultPage } from './browser/FaultPage.tsx';
export { ConsoleView } from './ConsoleView.tsx';
export { CookiesDialog } from './cookies/CookiesDialog.tsx';
export { DatabaseView } from './DatabaseView.tsx';
export { FetchingState } from './engine/FetchingState.tsx';
export { InspectView } from './inspect/InspectView.tsx';
export { RequestsView } from './requests/RequestsView.tsx';
export { VictimView } from './victim/VictimView.tsx';
