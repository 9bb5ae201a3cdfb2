import {
  claimAssignmentCertificate,
  getOwnAssignment,
  listOwnAssignments,
} from '@drawbridge/contracts/company';
import type { PortalActor } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import { type AssignmentDeps, createAssignmentService } from './assignments.service.ts';
import { createReminderJob } from './reminder.jobs.ts';

/** What companies ask people to learn, and until when. @see COMP-19, COMP-52 */
export function createAssignments(deps: AssignmentDeps & { events: EventBus }): ServerModule {
  const assignments = createAssignmentService(deps);
  const routes: Route<PortalActor>[] = [
    serve(listOwnAssignments, ({ actor, input }) => assignments.list(actor.personId, input)),
    serve(getOwnAssignment, ({ actor, input }) => assignments.get(actor.personId, input.assignment_id)),
    serve(claimAssignmentCertificate, ({ actor, input }) =>
      assignments.claimCertificate(actor.personId, input.assignment_id),
    ),
  ];
  return { routes, jobs: [createReminderJob(deps)] };
}
