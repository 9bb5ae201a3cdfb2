/** Cases of logins and launches: each ends in a launch, or on a page that says why not. */
import { getContextProgress, getScoreDelivery } from '@drawbridge/contracts/integration';
import fc from 'fast-check';
import type { RawReply } from '../send.ts';
import { type CaseContext, CaseFault, type RunCase, readPage, spoil } from './case-context.ts';
import { toChanged } from './changes.ts';
import {
  type Begun,
  beginLogin,
  type LaunchOptions,
  openLaunched,
  postLaunch,
  toClaims,
  toLoginFields,
  withRightPlatform,
} from './launch-steps.ts';
import {
  CLAIM_BYTES,
  JOSE,
  ODD_HEADER_TEXTS,
  type OddRequest,
  TOKEN_TEXTS,
  toOddForms,
} from './odd-launches.ts';
import { MESSAGE_TYPES } from './right-launch.ts';

const BINDING_PAGE = 'waits for the browser';

/** The outcome of a launch; one that is accepted works. */
async function readOutcome(context: CaseContext, reply: RawReply): Promise<string> {
  const refusal = readPage(reply);
  if (refusal !== undefined) return `refused: ${refusal}`;
  // Its cookie did not come: the page looks for the binding elsewhere.
  if (reply.status === 200) return BINDING_PAGE;
  if (reply.status !== 303) throw new CaseFault(`a launch that ends with ${reply.status}`);
  const { token, learner } = await openLaunched(context, reply);
  const { status } = await context.client.call(
    learner.is_instructor ? getContextProgress : getScoreDelivery,
    {},
    token,
  );
  if (status !== 200) throw new CaseFault(`the first call of the launched page: ${status}`);
  return 'launched';
}

const withPlatform = (run: (context: CaseContext) => Promise<string>): RunCase =>
  withRightPlatform(async (context) => ({ outcome: await run(context) }));

const KINDS: readonly LaunchOptions[] = [
  {},
  { hasLineItem: false },
  { isTeacher: true },
  { type: MESSAGE_TYPES[1], isTeacher: true },
  { type: MESSAGE_TYPES[2], isTeacher: true },
];

const claims = withPlatform(async (context) => {
  const begun = await beginLogin(context);
  const options = context.pick(fc.constantFrom(...KINDS));
  const { kind, place, text } = context.pick(toChanged(toClaims(context, begun, options)));
  context.note(kind, `claims of ${JSON.stringify(options)}: ${kind} (${place}) ${text.slice(0, 400)}`);
  return readOutcome(context, await postLaunch(context, begun, context.platform.signToken(JOSE, text)));
});

const toRightText = (context: CaseContext, begun: Begun) => JSON.stringify(toClaims(context, begun));

const token = withPlatform(async (context) => {
  const begun = await beginLogin(context);
  const text = toRightText(context, begun);
  const kind = context.pick(
    fc.constantFrom(...[ODD_HEADER_TEXTS, CLAIM_BYTES, TOKEN_TEXTS].flatMap((table) => Object.keys(table))),
  );
  context.note(kind, `token: ${kind}`);
  const bytes = CLAIM_BYTES[kind]?.(text) ?? text;
  const signed = context.platform.signToken(ODD_HEADER_TEXTS[kind] ?? JOSE, bytes);
  return readOutcome(context, await postLaunch(context, begun, TOKEN_TEXTS[kind]?.(signed) ?? signed));
});

function sendForm({ client }: CaseContext, path: string, odd: OddRequest, cookie: string): Promise<RawReply> {
  const { method, headers, body } = odd;
  const isInAddress = method === 'GET';
  return client.request({
    method,
    path: isInAddress ? `${path}?${body.bytes.toString('latin1').slice(0, 12_000)}` : path,
    headers: { ...(cookie === '' ? {} : { cookie }), ...(isInAddress ? {} : body.headers), ...headers },
    bytes: isInAddress ? undefined : body.bytes,
  });
}

const form = withPlatform(async (context) => {
  const begun = await beginLogin(context);
  const signed = context.platform.signToken(JOSE, toRightText(context, begun));
  const odd = context.pick(
    toOddForms([
      ['id_token', signed],
      ['state', begun.state],
    ]),
  );
  context.note(odd.kind.replace(/ \(.*/, ''), `launch form: ${odd.kind}`);
  const reply = await sendForm(context, '/lti/launch', odd, begun.cookie);
  // A host that is not ours, and a body that is not read to its end, get no page.
  if (reply.status === 'reset' || (reply.status === 400 && reply.text === '')) return 'refused by HTTP';
  return readOutcome(context, reply);
});

const login = withPlatform(async (context) => {
  const odd = context.pick(toOddForms(Object.entries(toLoginFields(context))));
  context.note(odd.kind.replace(/ \(.*/, ''), `login: ${odd.kind}`);
  const reply = await sendForm(context, '/lti/login', odd, '');
  if (reply.status === 'reset' || (reply.status === 400 && reply.text === '')) return 'refused by HTTP';
  const refusal = readPage(reply);
  if (refusal !== undefined) return `refused: ${refusal}`;
  if (reply.status !== 302 && reply.status !== 200)
    throw new CaseFault(`a login that ends with ${reply.status}`);
  return 'began';
});

const keySet = withPlatform(async (context) => {
  spoil(context, 'GET /keys');
  const begun = await beginLogin(context);
  const signed = context.platform.signToken(JOSE, toRightText(context, begun));
  return readOutcome(context, await postLaunch(context, begun, signed));
});

export const LAUNCH_CASES = {
  'claims of a launch': claims,
  'token of a launch': token,
  'form of a launch': form,
  'form of a login': login,
  'key set': keySet,
} as const satisfies Record<string, RunCase>;
