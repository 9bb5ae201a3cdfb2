export type { ClosedNoticeProps } from './ClosedNotice.tsx';
export { type ClosedWays, ClosedWaysContext } from './closed-ways.ts';
export { ClosedNotice } from './DeferredNotice.tsx';
export { messages as closedMessages } from './messages.ts';
export { toPlanName, useClosed } from './use-closed.tsx';
