import { lazy, Suspense } from 'react';
import type { ClosedNoticeProps } from './ClosedNotice.tsx';

const Notice = lazy(async () => ({ default: (await import('./ClosedNotice.tsx')).ClosedNotice }));

/** The notice, whose words are loaded where something is closed: few readers ever see it. */
export function ClosedNotice(props: ClosedNoticeProps) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}
