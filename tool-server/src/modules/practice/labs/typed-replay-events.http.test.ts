import { asId } from '@drawbridge/contracts';
import type { DescribedEvent } from '@drawbridge/contracts/practice';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller, TestTool } from '../../../../test/fixtures/create-test-tool.ts';
import { createLabTool, type LabTool } from '../../../../test/fixtures/practice/lab-tool.ts';
import {
  buildStoredResult,
  insertSubmission,
  runMigration,
} from '../../../../test/fixtures/practice/stored-submissions.ts';

const L1 = asId<'lab'>('l1-someone-elses-invoice');

let lab: LabTool;
let tool: TestTool;
let learner: Caller;

beforeAll(async () => {
  lab = await createLabTool({ ids: [L1], isGrading: false });
  tool = lab.tool;
  learner = await tool.as('member@acme.test');
});
afterAll(() => lab.close());
beforeEach(() =>
  tool.database.query({ name: 'empty_queue', text: 'delete from lab_submission', values: [] }),
);

const migrate = () => runMigration(tool, 'typed_replay_events');
const toLine = (events: readonly unknown[]) => ({
  method: 'GET',
  url: '/',
  body: '',
  status: 200,
  response: '',
  events,
});
const insert = (replay: readonly object[]) =>
  insertSubmission(tool, learner, L1, { state: 'graded', tries: 1, result: buildStoredResult(L1, replay) });

/** Sentences as earlier releases stored them, and the events they become. */
const EVENTS: ReadonlyArray<[text: string, kind: DescribedEvent['kind'], breach?: true]> = [
  ['SQL: SELECT 1 → 1 row', 'sql'],
  ["SQL: SELECT ' OR 1=1 → 9 rows (input became part of the statement)", 'sql', true],
  ['Session opened as ada', 'session'],
  ['Session of ada closed', 'session'],
  ['Disclosed: invoice 2042 of bo was sent to ada', 'disclosed', true],
  ['Fault: TypeError: outside the folder', 'fault'],
  ['File read: /srv/a.txt', 'file'],
  ['File read: /etc/passwd (outside the folder it should stay in)', 'file', true],
  ['Request to GET http://127.0.0.1/ (127.0.0.1, an internal address) → no answer', 'outgoing', true],
  ['Request to GET https://rates.example/ (203.0.113.5) → 200', 'outgoing'],
  ['Program: id → exit 0', 'exec'],
  ['Program: tar --x → exit 0 (input was taken for an option)', 'exec', true],
  ['Mail to a@b.c: hello', 'mail'],
  ['Model: wants send(all)', 'model'],
  ['Hash: md5, 1 operation, no salt → 0123456789abcdef…', 'hash'],
  ['Compared in constant time: equal', 'compare'],
  ['Finding: Dockerfile:3: runs as root', 'finding'],
  ['Log: input became part of the page', 'log'],
  ['Script (inline) ran on https://app.example in the browser of ada: x()', 'script', true],
  ['Page of https://app.example called alert("1")', 'call', true],
  ['Page of https://app.example called fetch("/x")', 'call'],
  ['Content-Security-Policy blocked by script-src: x()', 'csp'],
  ['The browser refused (cors): https://a.example/ to https://b.example', 'refused'],
  ['Request from a page of https://evil.example, without a session: POST /note', 'cross-site'],
  [
    'Request from a page of https://evil.example, with the session of ada: POST /note → something was written',
    'cross-site',
    true,
  ],
  ['https://app.example/ was shown in a frame of https://evil.example to ada', 'framed'],
];

describe('the migration that gives the events of stored replays a type', () => {
  it('reads kind and breach from each sentence, and leaves the rest of the result as it is', async () => {
    const replay = [toLine(EVENTS.map(([text]) => text)), toLine([])];
    const stored = await insert(replay);
    await migrate();
    const typed = EVENTS.map(([text, kind, breach]) => (breach ? { kind, text, breach } : { kind, text }));
    expect((await stored.read()).result).toEqual(buildStoredResult(L1, [toLine(typed), toLine([])]));
  });

  it('changes nothing when it runs again', async () => {
    const stored = await insert([toLine(EVENTS.map(([text]) => text))]);
    await migrate();
    const once = await stored.read();
    await migrate();
    expect(await stored.read()).toEqual(once);
  });

  it('takes the replays out of a result that would become larger than results may be', async () => {
    const long = Array.from({ length: 600 }, () => toLine(Array.from({ length: 20 }, () => 'Log: 1')));
    const stored = await insert(long);
    await migrate();
    const { tests = [] } = (await stored.read()).result ?? {};
    expect(tests[0]).not.toHaveProperty('replay');
    expect(tests[0]).toMatchObject({ id: 'one', requests: 600 });
  });
});
