import {
  checkFlag,
  chooseGuidance,
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
} from '@drawbridge/contracts';
import type { Learner } from '../../actor.ts';
import { type Route, serve } from '../../platform/http/api.ts';
import type { LabHelpService } from './lab-help.service.ts';
import type { LabReviewService } from './lab-review.service.ts';
import type { LabService } from './labs.service.ts';

export function toLabRoutes(
  labs: LabService,
  help: LabHelpService,
  review: LabReviewService,
): Route<Learner>[] {
  return [
    serve(listLabs, ({ actor }) => labs.list(actor.personId)),
    serve(openLab, ({ input, actor }) => labs.open(actor.personId, input.lab_id)),
    serve(saveDraft, ({ input, actor }) =>
      labs.saveDraft(actor.personId, input.attempt_id, input.revision, input.files),
    ),
    serve(submitLab, ({ input, actor }) => labs.submit(actor.personId, input)),
    serve(getSubmission, ({ input, actor }) => labs.getSubmission(actor.personId, input.submission_id)),
    serve(openHint, ({ input, actor }) => help.openHint(actor.personId, input.attempt_id, input.number)),
    serve(chooseGuidance, ({ input, actor }) =>
      help.chooseGuidance(actor.personId, input.attempt_id, input.guidance),
    ),
    serve(getSolution, ({ input, actor }) => help.getSolution(actor.personId, input.attempt_id)),
    serve(openSolution, ({ input, actor }) => help.openSolution(actor.personId, input.attempt_id)),
    serve(checkFlag, ({ input, actor }) => help.checkFlag(actor.personId, input.attempt_id, input.flag)),
    serve(noteBreach, ({ input, actor }) =>
      help.noteBreach(actor.personId, input.attempt_id, input.breach_id),
    ),
    serve(listAttempts, ({ input, actor }) => review.list(actor, input.lab_id, input.page)),
    serve(reviewAttempt, ({ input, actor }) => review.review(actor, input.attempt_id)),
    serve(reviewSubmission, ({ input, actor }) =>
      review.reviewSubmission(actor, input.attempt_id, input.submission_id),
    ),
    serve(resetLab, ({ input, actor }) => labs.reset(actor.personId, input.attempt_id)),
  ];
}
