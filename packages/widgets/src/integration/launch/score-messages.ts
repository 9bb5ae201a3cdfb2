import type { ScoreFault } from '@drawbridge/contracts/integration';
import { defineMessages } from '@drawbridge/ui/messages';

type FaultMessages = Record<ScoreFault, { text: string; description: string }>;

const SAFE = 'Your score of {score}% is saved here,';
const SET_UP = {
  text: `${SAFE} but the connection to {platform} is not set up right. Tell your instructor; then open the activity from your course again.`,
  description: 'Score refused because of the registration',
};
const LATER = {
  text: `${SAFE} but {platform} did not take it. Open the activity from your course again to send it once more.`,
  description: 'Score given up after many tries',
};

/** For a learner: why the gradebook does not have the score, and what to do. */
export const refusedMessages = defineMessages('launch/refused', {
  not_a_learner: {
    text: `${SAFE} but {platform} does not accept it: it does not list you as a learner of this course. Ask your instructor to enroll you; then open the activity from your course again.`,
    description:
      'Line under an activity: why the score did not arrive. {score}: number; {platform}: name of the learning platform. "It": {platform}; the second "it": the score',
  },
  not_allowed: {
    text: `${SAFE} but {platform} does not allow this activity to write your grade. Tell your instructor; then open the activity from your course again.`,
    description:
      'Line under an activity: why the score did not arrive. {score}: number; {platform}: name of the learning platform',
  },
  line_item_gone: {
    text: `${SAFE} but its column in the gradebook of {platform} was deleted. Tell your instructor; then open the activity from your course again.`,
    description:
      'Line under an activity: why the score did not arrive. {score}: number; {platform}: name of the learning platform. "Its": the score\'s',
  },
  line_item_missing: {
    text: `${SAFE} but the gradebook of {platform} has no column for this activity. Tell your instructor; then open the activity from your course again.`,
    description:
      'Line under an activity: why the score did not arrive. {score}: number; {platform}: name of the learning platform',
  },
  line_item_refused: {
    text: `${SAFE} but {platform} did not allow a column for this activity in its gradebook. Tell your instructor; then open the activity from your course again.`,
    description:
      'Line under an activity: why the score did not arrive. {score}: number; {platform}: name of the learning platform',
  },
  newer_score: LATER,
  no_answer: LATER,
  platform_fault: LATER,
  busy: LATER,
  refused: LATER,
  no_token: SET_UP,
  token_refused: SET_UP,
  other_host: SET_UP,
  not_https: SET_UP,
} satisfies FaultMessages);

const ASK_ADMIN = {
  text: 'The connection to {platform} is not set up right: ask the administrator of the platform, then send them again.',
  description: 'The registration is at fault, for an instructor',
};
const TRY_AGAIN = {
  text: '{platform} did not take them for a long time. Send them again when it works.',
  description: 'Given up after many tries, for an instructor',
};

/** For an instructor: why, and what to do before sending them again. */
export const contextMessages = defineMessages('launch/context', {
  not_a_learner: {
    text: 'Most often the person is not enrolled as a learner, or no longer. Enroll them, then send the score again.',
    description: 'For instructors; follows the sentence that scores did not arrive',
  },
  not_allowed: {
    text: '{platform} does not allow this tool to write to the column. Check its settings, then send them again.',
    description:
      'For instructors; follows the sentence that scores did not arrive. {platform}: name of the learning platform. "Them": the scores',
  },
  line_item_gone: {
    text: 'The column in the gradebook was deleted. Link the activity again, or send them again to have the column added.',
    description: 'For instructors; follows the sentence that scores did not arrive. "Them": the scores',
  },
  line_item_missing: {
    text: 'The gradebook has no column for the activity. Add one, then send them again.',
    description: 'For instructors; follows the sentence that scores did not arrive. "Them": the scores',
  },
  line_item_refused: {
    text: '{platform} did not allow a column for the activity. Ask its administrator, then send them again.',
    description:
      'For instructors; follows the sentence that scores did not arrive. {platform}: name of the learning platform. "Them": the scores',
  },
  newer_score: TRY_AGAIN,
  no_answer: TRY_AGAIN,
  platform_fault: TRY_AGAIN,
  busy: TRY_AGAIN,
  refused: {
    text: '{platform} refused them. Ask its administrator, then send them again.',
    description:
      'For instructors; follows the sentence that scores did not arrive. {platform}: name of the learning platform. "Them": the scores',
  },
  no_token: ASK_ADMIN,
  token_refused: ASK_ADMIN,
  other_host: ASK_ADMIN,
  not_https: ASK_ADMIN,
} satisfies FaultMessages);
