import { dateFormat } from '@drawbridge/ui/messages';
import { useEffect, useState } from 'react';
import { toTimeAgoText } from '../labels/index.ts';
import { toNextChangeMs } from './next-change.ts';

const fullDate = () => dateFormat({ dateStyle: 'full', timeStyle: 'short' });

/** How long ago an instant was, updated while it is shown; the full date on hover. @see NOTIF-19, CONST-14, CONST-15 */
export function TimeAgo({ at, className }: { at: string; className?: string }) {
  const thenMs = Date.parse(at);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNowMs(Date.now()), toNextChangeMs(thenMs, nowMs));
    return () => clearTimeout(timer);
  }, [thenMs, nowMs]);
  return (
    <time dateTime={at} title={fullDate().format(thenMs)} className={className}>
      {toTimeAgoText(thenMs, nowMs)}
    </time>
  );
}
