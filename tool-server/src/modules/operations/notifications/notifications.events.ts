import { type CourseId, type LabId, PORTAL_PAGES, PUBLIC_PAGES, toPagePath } from '@drawbridge/contracts';
import type { LabCard } from '@drawbridge/contracts/practice';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { toLocalTime } from '../../../platform/local-day.ts';
import { findTimeZone, groupByTimeZone } from '../../kernel/people/index.ts';
import type { NotificationService } from './notifications.service.ts';
import { TEXTS } from './texts.ts';

const LAB_PAGES: Record<LabCard['type'], string> = {
  lab: PORTAL_PAGES.lab,
  challenge: PORTAL_PAGES.challenge,
  playground: PORTAL_PAGES.playground,
};

/** Notifies people about domain events. */
export function notifyOnEvents(
  events: EventBus,
  notifications: Pick<NotificationService, 'notify'>,
  names: {
    product: string;
    findLab(labId: LabId): { title: string; type: LabCard['type'] } | undefined;
    findCourseTitle(tx: Tx, courseId: CourseId): Promise<string | undefined>;
  },
): void {
  events.on('account.confirmed', 'react', (tx, { personId, at }) =>
    notifications.notify(tx, [personId], {
      kind: 'welcome',
      key: 'account.confirmed',
      content: TEXTS.welcome(names.product),
      link: PORTAL_PAGES.courses,
      at,
    }),
  );
  // Every pass is published; the key lets only the first one through.
  events.on('lab.graded', 'react', async (tx, { personId, labId, passed, at }) => {
    const lab = passed && names.findLab(labId);
    if (lab)
      await notifications.notify(tx, [personId], {
        kind: 'lab',
        key: `lab.passed:${labId}`,
        content: lab.type === 'challenge' ? TEXTS.challengeSolved(lab.title) : TEXTS.labPassed(lab.title),
        link: toPagePath(LAB_PAGES[lab.type], { labId }),
        at,
      });
  });
  events.on('course.progressed', 'react', async (tx, { personId, courseId, completed, at }) => {
    const title = completed && (await names.findCourseTitle(tx, courseId));
    if (title)
      await notifications.notify(tx, [personId], {
        kind: 'course',
        key: `course.completed:${courseId}`,
        content: TEXTS.courseCompleted(title),
        link: `${toPagePath(PORTAL_PAGES.courseCompleted, { courseId })}/`,
        at,
      });
  });
  events.on(
    'live_event.notice',
    'react',
    async (tx, { notice, personId, eventId, courseId, startsAt, at }) => {
      const title = await names.findCourseTitle(tx, courseId);
      if (title)
        await notifications.notify(tx, [personId], {
          kind: 'live',
          key: `live.${notice}:${eventId}`,
          content: TEXTS.live[notice](title, toLocalTime(startsAt, await findTimeZone(tx, personId))),
          link: PORTAL_PAGES.liveCourses,
          at,
        });
    },
  );
  events.on(
    'assignment.notice',
    'react',
    async (tx, { notice, personIds, assignmentId, cycle, name, dueAt, at }) => {
      for (const [timeZone, ofZone] of await groupByTimeZone(tx, personIds))
        await notifications.notify(tx, ofZone, {
          kind: notice === 'start' ? 'assignment' : 'due',
          key: `assignment.${notice}:${assignmentId}${cycle === 1 ? '' : `:${cycle}`}`,
          content: TEXTS.assignment[notice](name, toLocalTime(dueAt, timeZone)),
          link: toPagePath(PORTAL_PAGES.assignment, { assignmentId }),
          at,
        });
    },
  );
  events.on('company.asked', 'react', (tx, { personId, invitationId, companyName, at }) =>
    notifications.notify(tx, [personId], {
      kind: 'admin',
      key: `company.asked:${invitationId}`,
      content: TEXTS.companyAsks(companyName),
      link: PORTAL_PAGES.companyInvitations,
      at,
    }),
  );
  events.on('emergency.untested', 'react', (tx, { providerId, personIds, companyName, at }) =>
    notifications.notify(tx, personIds, {
      kind: 'admin',
      key: `emergency.untested:${providerId}:${at.toISOString()}`,
      content: TEXTS.emergencyUntested(companyName),
      link: PORTAL_PAGES.companySignIn,
      at,
    }),
  );
  events.on('badge.awarded', 'react', (tx, { personId, awardId, title, at }) =>
    notifications.notify(tx, [personId], {
      kind: 'badge',
      key: `badge.awarded:${awardId}`,
      content: TEXTS.badgeAwarded(title),
      link: toPagePath(PUBLIC_PAGES.badge, { awardId }),
      at,
    }),
  );
  // The certificate of a course comes with its completion, which is told already.
  events.on('certificate.issued', 'react', async (tx, { personId, certificateId, kind, title, at }) => {
    if (kind === 'certification')
      await notifications.notify(tx, [personId], {
        kind: 'badge',
        key: `certificate.issued:${certificateId}`,
        content: TEXTS.certified(title),
        link: PORTAL_PAGES.certifications,
        at,
      });
  });
}
