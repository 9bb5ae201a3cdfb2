import { WORLD_EVENT_KINDS } from '@drawbridge/contracts/practice';
import { describe, expect, it } from 'vitest';
import { describeEvent, type WorldEvent } from './event.ts';

type Of<Kind extends WorldEvent['kind']> = Extract<WorldEvent, { kind: Kind }>;

const page = { user: 'ada', origin: 'https://app.example', url: '/' };
const sql: Omit<Of<'sql'>, 'injected'> = {
  kind: 'sql',
  sql: 'SELECT 1',
  shape: '',
  params: [],
  rows: 1,
  owners: [],
  error: '',
};
const exec: Omit<Of<'exec'>, 'injected' | 'options'> = {
  kind: 'exec',
  program: 'tar',
  argv: ['tar', '-x'],
  shell: false,
  input: '',
  status: 0,
};
const file: Omit<Of<'file'>, 'outside'> = {
  kind: 'file',
  op: 'read',
  path: '../x',
  real: '/etc/passwd',
  found: true,
};
const outgoing: Omit<Of<'outgoing'>, 'internal'> = {
  kind: 'outgoing',
  by: 'app',
  method: 'GET',
  url: 'http://db/',
  host: 'db',
  address: '10.0.0.2',
  status: 200,
  body: '',
};
const script: Of<'script'> = { kind: 'script', ...page, how: 'inline', code: 'x()', calls: [] };
const call: Omit<Of<'call'>, 'name'> = { kind: 'call', ...page, args: ['1'] };
const crossSite: Omit<Of<'cross-site'>, 'wrote'> = {
  kind: 'cross-site',
  method: 'POST',
  url: '/note',
  from: 'https://evil.example',
  user: 'ada',
  cookies: ['sid'],
};

const BREACHES: WorldEvent[] = [
  { ...sql, injected: ["' OR 1=1"] },
  { kind: 'disclosed', what: 'invoice 2042', owner: 'bo', to: 'ada' },
  { ...file, outside: true },
  { ...outgoing, internal: true },
  { ...exec, injected: ['; id'], options: [] },
  { ...exec, injected: [], options: ['--checkpoint-action=exec'] },
  script,
  { ...call, name: 'alert' },
  { ...call, name: 'confirm' },
  { ...call, name: 'prompt' },
  { ...crossSite, wrote: true },
];

const OTHERS: WorldEvent[] = [
  { ...sql, injected: [] },
  { kind: 'session', action: 'opened', user: 'ada' },
  { kind: 'fault', message: 'x is not defined', cause: 'throw' },
  { ...file, outside: false },
  { ...outgoing, internal: false },
  { ...exec, injected: [], options: [] },
  { kind: 'mail', to: ['a@b.c'], subject: 's', text: '', injected: false },
  { kind: 'model', prompt: '', reply: 'no', calls: [] },
  { kind: 'hash', algorithm: 'md5', work: 1, input: '', bytes: '', salt: '', digest: '' },
  { kind: 'compare', texts: [], bytes: [], equal: true },
  { kind: 'finding', rule: 'root', file: 'Dockerfile', line: 3, message: 'runs as root' },
  { kind: 'log', text: 'GET /: input became part of the statement, outside the folder' },
  { ...call, name: 'fetch' },
  { kind: 'csp', directive: 'script-src', blocked: 'x()', how: 'inline', enforced: true, url: '/', user: '' },
  { kind: 'refused', rule: 'cors', url: '/', by: 'https://evil.example', user: '' },
  { ...crossSite, wrote: false },
  { kind: 'framed', url: '/', by: 'https://evil.example', user: '' },
];

describe('describeEvent', () => {
  it.each(BREACHES.map((event) => [describeEvent(event).text, event] as const))(
    'describeEvent marks as a breach: %s',
    (_text, event) => expect(describeEvent(event)).toMatchObject({ kind: event.kind, breach: true }),
  );

  it.each(OTHERS.map((event) => [describeEvent(event).text, event] as const))(
    'describeEvent marks as no breach: %s',
    (_text, event) => expect(describeEvent(event)).not.toHaveProperty('breach'),
  );

  it('this test has an example of every kind of event', () => {
    const tried = new Set([...BREACHES, ...OTHERS].map(({ kind }) => kind));
    expect([...tried].toSorted()).toEqual([...WORLD_EVENT_KINDS].toSorted());
  });
});
