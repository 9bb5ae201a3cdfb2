import { extendLab, getLabStatus, listRunningLabs, startLab, stopLab } from '@drawbridge/contracts';
import type { Learner } from '../../actor.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { ProvisionerService } from './provisioner.service.ts';

export function toProvisionerRoutes(provisioner: ProvisionerService): Route<Learner>[] {
  return [
    serve(startLab, ({ input, actor }) => provisioner.start(actor, input)),
    serve(getLabStatus, ({ input, actor }) => provisioner.getStatus(actor, input.session_id)),
    serve(extendLab, ({ input, actor }) => provisioner.extend(actor, input.session_id)),
    serve(stopLab, ({ input, actor }) => provisioner.stop(actor, input.session_id)),
    serve(listRunningLabs, ({ actor }) => provisioner.list(actor)),
  ];
}
