import type { SwitchesOfGroup } from './switch.ts';

export const GRADES = {
  gradeService: {
    kind: 'choice',
    label: 'Grade service',
    about: 'What tools may do with the gradebook.',
    seenIn: 'Moodle: off until an administrator allows it',
    options: {
      all: 'Scores, results and line items',
      'scores-only': 'Scores and results; line items can only be read',
      off: 'Nothing: no claim, no scopes',
    },
  },
  lineItemClaim: {
    kind: 'flag',
    label: 'Line item in the launch',
    about: 'Off: a launch names the container (lineitems) only, as for a link with no line item or several.',
  },
  lineItemQuery: {
    kind: 'flag',
    label: 'Addresses with a query',
    about: 'Line items are at …/line-items/7?type_id=1, and scores at …/line-items/7/scores?type_id=1.',
    seenIn: 'Moodle',
  },
  wholeSeconds: {
    kind: 'flag',
    label: 'Timestamps in whole seconds',
    about: 'A second score within the same second gets 409.',
    seenIn: 'Moodle',
  },
  onlyFullyGraded: {
    kind: 'flag',
    label: 'Other scores erase the grade',
    about: 'A score that is not FullyGraded removes the grade that is in the gradebook.',
    seenIn: 'Moodle',
  },
  scoreStatus: {
    kind: 'choice',
    label: 'Answer to a score',
    about: 'The status of an accepted score. AGS allows each of them.',
    options: { 200: '200 with an object', 201: '201 with an object', 204: '204 without a body' },
  },
  lineItemPageSize: {
    kind: 'number',
    min: 1,
    max: 1_000,
    label: 'Line items and results per page',
    about: 'At most this many in one answer, whatever the tool asks for.',
    seenIn: 'Canvas: 10 unless asked for more',
  },
  ungradedStatus: {
    kind: 'choice',
    label: 'Refusal of a person',
    about: 'The status for a score of somebody who is not graded here.',
    seenIn: 'Moodle: 400; Canvas and Brightspace: 422',
    options: { 400: '400', 422: '422' },
  },
  rateLimit: {
    kind: 'choice',
    label: 'Limit of score calls',
    about: 'The first call with a score of a person for a column is one too many. The next is free.',
    seenIn: 'Canvas: 403 with words, later 429',
    options: {
      none: 'None',
      403: '403, a text and a counter',
      429: '429 with Retry-After',
    },
  },
} satisfies SwitchesOfGroup;
