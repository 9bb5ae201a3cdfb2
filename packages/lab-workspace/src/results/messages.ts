import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../base/messages.ts';

/** Texts of tests, their results and their replays. */
const messages = defineMessages('lab/tests', {
  ...shared,
  'tests.noEngine': {
    text: 'The tests cannot run here without the lab engine. You can still submit: the server grades.',
    description: 'In place of the tests when the engine did not start',
  },
  'tests.run': { text: 'Run', description: 'Tests in the page' },
  'tests.none': {
    text: 'This lab has no visible tests. Submit to have it graded.',
    description: 'Tests in the page',
  },
  'tests.waiting': { text: 'Waiting', description: 'Tests in the page' },
  'tests.notRun': { text: 'Not run', description: 'Tests in the page' },
  'tests.passes': { text: 'Passes', description: 'State of a function test' },
  'tests.fails': { text: 'Fails', description: 'State of a function test' },
  'tests.error': { text: 'Error', description: 'Tests in the page' },
  'tests.blocked': { text: 'Blocked', description: 'State of an attack that failed' },
  'tests.through': { text: 'Gets through', description: 'State of an attack that succeeded' },
  'tests.hidden': { text: 'Hidden', description: 'Tests in the page' },
  'tests.hint': { text: 'Hint', description: 'Tests in the page' },
  'tests.reached': { text: 'Flag read', description: 'Replay of an attack' },
  'tests.notReached': { text: 'Not reached', description: 'Replay of an attack' },
  'replay.end.error': { text: 'The test ended early', description: 'Replay of an attack' },
  'replay.end.reached': { text: 'The flag was read', description: 'Replay of an attack' },
  'replay.end.notReached': { text: 'The flag was not read', description: 'Replay of an attack' },
  'replay.end.blocked': { text: 'The attack was blocked', description: 'Replay of an attack' },
  'replay.end.through': { text: 'The attack got through', description: 'Replay of an attack' },
  'replay.end.passed': { text: 'Works as expected', description: 'Replay of an attack' },
  'replay.end.failed': { text: 'Failed', description: 'Replay of an attack' },
  'replay.loading': { text: 'Loading the replay', description: 'Spoken while a replay is fetched' },
  'replay.loading.before': {
    text: 'Loading the replay of the previous submission',
    description: 'Spoken while a replay is fetched',
  },
  'replay.problem': {
    text: 'The replay could not be loaded',
    description: 'Title of the problem state in place of a replay',
  },
  'replay.none': {
    text: 'This test made too many requests to keep.',
    description: 'In place of a replay that was larger than results may be',
  },
  'replay.more': { text: 'and {count} more requests', description: 'Requests a replay does not show' },
  'replay.more.one': { text: 'and one more request', description: 'Requests a replay does not show' },
  'replay.events': {
    text: 'and {count} more events',
    description: 'Events of one request that a replay does not show',
  },
  'replay.events.one': {
    text: 'and one more event',
    description: 'Events of one request that a replay does not show',
  },
  'replay.film': { text: 'Step through it', description: 'Button that shows a replay step by step' },
  'replay.share': { text: 'Share', description: 'Button that opens the dialog to share a replay' },
  'replay.list': { text: 'Show as a list', description: 'Button that shows a replay as a list of requests' },
  'replay.yours': { text: 'Your code', description: 'Film of the tests as the code is now' },
  'replay.starter': { text: 'The starter', description: 'Film of the tests on the code the lab began with' },
  'replay.starter.failed': {
    text: 'The tests of the starter could not run here, so there is nothing to compare with.',
    description: 'Beside a film, when the engine failed',
  },
  'replay.now': { text: 'This submission', description: 'Replay of an attack' },
  'replay.before': { text: 'The previous one', description: 'Replay of an attack' },
  'tests.replay': { text: 'Attack replay', description: 'Tests in the page' },
  'replay.before.list': {
    text: 'Attack replay of the previous submission',
    description: 'Replay of an attack',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
