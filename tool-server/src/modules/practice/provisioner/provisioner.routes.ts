import { extendLab, getLabStatus, listRunningLabs, startLab, stopLab } from '@drawbridge/contracts/practice';
import { checkLabIsOpen, type Learner, type LearnerOrGuest } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { ProvisionerService } from './provisioner.service.ts';

export function toProvisionerRoutes(
  provisioner: ProvisionerService,
): (Route<Learner> | Route<LearnerOrGuest>)[] {
  return [
    serve(startLab, async ({ input, actor }: Call<typeof startLab, LearnerOrGuest>) => {
      checkLabIsOpen(actor, input.lab_id);
      return provisioner.start(actor, input);
    }),
    serve(getLabStatus, ({ input, actor }) => provisioner.getStatus(actor, input.session_id)),
    serve(extendLab, ({ input, actor }: Call<typeof extendLab, Learner>) =>
      provisioner.extend(actor, input.session_id),
    ),
    serve(stopLab, ({ input, actor }) => provisioner.stop(actor, input.session_id)),
    serve(listRunningLabs, ({ actor }: Call<typeof listRunningLabs, Learner>) => provisioner.list(actor)),
  ];
}
