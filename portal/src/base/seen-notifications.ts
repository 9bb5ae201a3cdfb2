import type { NotificationStore } from '@drawbridge/client/stores/operations/notifications';
import type { Notification } from '@drawbridge/contracts/operations';
import { effect } from '@preact/signals-react';

/** A lab in a course has the address of its lesson, and the end of a course may show its badge. */
const IN_COURSE = { lab: '/portal/course-info/lab/', course: '/portal/course-info/completed/' };

/** Whether a page shows by itself what a notification that arrives on it tells. */
export function isSeenOn(pathname: string, { kind, link }: Pick<Notification, 'kind' | 'link'>): boolean {
  if (link !== undefined && link.replace(/\/$/, '') === pathname.replace(/\/$/, '')) return true;
  if (kind === 'lab') return pathname.startsWith(IN_COURSE.lab);
  return (kind === 'course' || kind === 'badge') && pathname.startsWith(IN_COURSE.course);
}

/** Marks as read what happened before the person's eyes: the verdict of a lab, the end of a course and its badge. */
export function readWhatIsSeen({ latest, mark }: Pick<NotificationStore, 'latest' | 'mark'>): () => void {
  return effect(() => {
    const { value: pushed } = latest;
    const isInView = document.visibilityState === 'visible';
    if (pushed?.status !== 'unread' || !isInView || !isSeenOn(location.pathname, pushed)) return;
    void mark(pushed.sk, 'read', { isQuiet: true });
  });
}
