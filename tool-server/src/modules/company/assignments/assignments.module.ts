import {
  claimAssignmentCertificate,
  getOwnAssignment,
  listOwnAssignments,
} from '@drawbridge/contracts/company';
import type { Actor, PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import { toManagedRoutes, toReportRoutes } from './admin/managed.routes.ts';
import type { ReportDeps } from './admin/report.service.ts';
import { type AssignmentService, createAssignmentService } from './assignments.service.ts';
import { createCycleJob } from './cycles.jobs.ts';
import { createManagerDigestJob, type ManagerDigestDeps } from './manager-digest.jobs.ts';
import { createReminderJob } from './reminder.jobs.ts';

export interface AssignmentsModule extends ServerModule {
  service: Pick<AssignmentService, 'list'>;
}

/** What companies ask people to learn, and until when. @see COMP-19, COMP-52 */
export function createAssignments(
  deps: ReportDeps & ManagerDigestDeps & { events: EventBus },
): AssignmentsModule {
  const assignments = createAssignmentService(deps);
  const routes: Route<PortalActor>[] = [
    serve(listOwnAssignments, ({ actor, input }) => assignments.list(actor.personId, input)),
    serve(getOwnAssignment, ({ actor, input }) => assignments.get(actor.personId, input.assignment_id)),
    serve(claimAssignmentCertificate, ({ actor, input }) =>
      assignments.claimCertificate(actor.personId, input.assignment_id, input.cycle),
    ),
  ];
  return {
    service: assignments,
    routes: [...(routes as Route<Actor>[]), ...toManagedRoutes(deps), ...toReportRoutes(deps)],
    jobs: [createCycleJob(deps), createReminderJob(deps), createManagerDigestJob(deps)],
  };
}
