import {
  checkFlag,
  chooseGuidance,
  getLabFailures,
  getLabSolution,
  getSolution,
  getSubmission,
  listAttempts,
  listLabs,
  noteBreach,
  openHint,
  openLab,
  openSolution,
  resetLab,
  reviewAttempt,
  reviewSubmission,
  saveDraft,
  submitLab,
} from '@drawbridge/contracts/practice';
import { checkLabIsOpen, type Learner, type LearnerOrGuest } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { GetLabFailures } from './lab-class.service.ts';
import type { LabHelpService } from './lab-help.service.ts';
import type { LabReviewService } from './lab-review.service.ts';
import type { LabService } from './labs.service.ts';

export function toLabRoutes({
  labs,
  help,
  review,
  getFailures,
  hashSource,
}: {
  labs: LabService;
  help: LabHelpService;
  review: LabReviewService;
  getFailures: GetLabFailures;
  hashSource: (address: string) => string;
}): (Route<Learner> | Route<LearnerOrGuest>)[] {
  return [
    serve(listLabs, ({ actor }) => labs.list(actor.personId)),
    serve(openLab, async ({ input, actor }: Call<typeof openLab, LearnerOrGuest>) => {
      checkLabIsOpen(actor, input.lab_id);
      return labs.open(actor.personId, input.lab_id);
    }),
    serve(saveDraft, ({ input, actor }) =>
      labs.saveDraft(actor.personId, input.attempt_id, input.revision, input.files),
    ),
    serve(submitLab, ({ input, actor, address }: Call<typeof submitLab, LearnerOrGuest>) =>
      labs.submit(actor.personId, input, actor.kind === 'guest' ? hashSource(address) : undefined),
    ),
    serve(getSubmission, ({ input, actor }) => labs.getSubmission(actor.personId, input.submission_id)),
    serve(openHint, ({ input, actor }) => help.openHint(actor.personId, input.attempt_id, input.number)),
    serve(chooseGuidance, ({ input, actor }) =>
      help.chooseGuidance(actor.personId, input.attempt_id, input.guidance),
    ),
    serve(getSolution, ({ input, actor }) => help.getSolution(actor.personId, input.attempt_id)),
    serve(getLabSolution, ({ input, actor }) => help.findSolution(actor.personId, input.lab_id)),
    serve(openSolution, ({ input, actor }) => help.openSolution(actor.personId, input.attempt_id)),
    serve(checkFlag, ({ input, actor }) => help.checkFlag(actor.personId, input.attempt_id, input.flag)),
    serve(noteBreach, ({ input, actor }) =>
      help.noteBreach(actor.personId, input.attempt_id, input.breach_id),
    ),
    serve(listAttempts, ({ input, actor }: Call<typeof listAttempts, Learner>) => review.list(actor, input)),
    serve(getLabFailures, ({ input, actor }: Call<typeof getLabFailures, Learner>) =>
      getFailures(actor, input.lab_id),
    ),
    serve(reviewAttempt, ({ input, actor, address, userAgent }: Call<typeof reviewAttempt, Learner>) =>
      review.review(actor, input.attempt_id, { address, userAgent }),
    ),
    serve(reviewSubmission, ({ input, actor }: Call<typeof reviewSubmission, Learner>) =>
      review.reviewSubmission(actor, input.attempt_id, input.submission_id),
    ),
    serve(resetLab, ({ input, actor }) => labs.reset(actor.personId, input.attempt_id)),
  ];
}
