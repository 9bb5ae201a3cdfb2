import type { SwitchesOfGroup } from './switch.ts';

export const ROSTER = {
  roster: {
    kind: 'flag',
    label: 'Roster service',
    about: 'Off: no claim, no scope.',
    seenIn: 'Moodle: off until an administrator allows it',
  },
  rosterPageSize: {
    kind: 'number',
    min: 1,
    max: 1_000,
    label: 'Members per page',
    about: 'At most this many in one answer, whatever the tool asks for.',
    seenIn: 'Canvas: 50; Moodle: all',
  },
  rosterNext: {
    kind: 'choice',
    label: 'Link to the next page',
    about: 'A tool must not send its token to another host, nor follow pages without end.',
    options: {
      own: 'At this platform',
      elsewhere: 'At another host',
      loop: 'To the same page, without end',
    },
  },
  rosterNextHost: {
    kind: 'origin',
    label: 'The other host',
    about: 'Origin of the next page when it is at another host.',
  },
  rosterDifferences: {
    kind: 'flag',
    label: 'Offers differences',
    about: 'Answers have a link to what changes from now on (rel="differences").',
  },
  rosterRoles: {
    kind: 'choice',
    label: 'Roles in the roster',
    about: 'Roster and launch may disagree.',
    options: { same: 'As in launches', 'all-learners': 'Everyone is a learner' },
  },
} satisfies SwitchesOfGroup;
