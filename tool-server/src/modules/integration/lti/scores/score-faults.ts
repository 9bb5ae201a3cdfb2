import type { ScoreFault } from '@drawbridge/contracts/integration';

/** What happened and what to do, for administrators. The page of a learner has its own sentences. */
export const FAULT_TEXTS: Record<ScoreFault, string> = {
  no_answer: 'The platform does not respond. Check that it is up and that this server can reach it.',
  platform_fault: 'The platform reports a fault of its own. If that goes on, look in its log.',
  busy: 'The platform asked us to call later.',
  no_token:
    'The platform gives us no access token. Check the client ID, the key set address at the platform, the token address here, and that the grade service is switched on for the tool.',
  token_refused:
    'The grade service does not accept the access token that the platform gave us. Check that the grade service is switched on for the tool.',
  not_allowed:
    'The platform does not let the tool write to this column. Check the services of the tool at the platform; on some platforms the person is no longer enrolled.',
  not_a_learner:
    'The platform did not accept a score for this person. Most often they are not enrolled as a learner in the course, or no longer. Enroll them and send the score again.',
  line_item_gone:
    'The column of the gradebook was deleted. Open the activity from the course once more, or link it again.',
  line_item_missing:
    'The platform has no column for this activity and does not let the tool add one. Add it in the gradebook, or allow the tool to manage line items.',
  line_item_refused:
    'The platform did not let the tool add a column for this activity. Check the services of the tool at the platform.',
  newer_score:
    'The gradebook holds a score with a later time. Check that the clocks of both servers are right.',
  other_host:
    'The address of the gradebook is at another host than the token address, so the access token may not go there. Correct the registration, or ask the operator of this server about LTI_SERVICE_HOSTS.',
  not_https:
    'The address of the gradebook begins with http://. Scores are sent over https only: change the address of the platform.',
  refused:
    'The platform refused the score. What it says may explain why; if not, check its log. Once that is fixed, send the score again.',
};
