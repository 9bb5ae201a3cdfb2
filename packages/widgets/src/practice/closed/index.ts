export type { ClosedNoticeProps } from './ClosedNotice.tsx';
export { type ClosedWays, ClosedWaysContext } from './closed-ways.ts';
export { ClosedNotice } from './DeferredNotice.tsx';
export { t as closedText } from './messages.ts';
export { toPlanName, useClosed } from './use-closed.tsx';
