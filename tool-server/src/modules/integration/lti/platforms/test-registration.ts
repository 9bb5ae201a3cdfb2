import type { IgnoredClaim, PlatformCheck, PlatformCheckId } from '@drawbridge/contracts/integration';
import { findIssuerFault, validation } from '@drawbridge/contracts/rules';
import type { Clock } from '../../../../platform/clock.ts';
import { toSource } from '../../../../platform/http/content-security-policy.ts';
import { readJson } from '../../../../platform/http/read-json.ts';
import type { Send } from '../../../../platform/http/send.ts';
import { toOneLine } from '../../../../platform/http/storable-text.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { KeyRing } from '../../../kernel/keys/index.ts';
import { isObject, isString } from '../launch/claims.ts';
import { signClientAssertion } from '../outgoing/client-assertion.ts';
import { hideToken } from '../outgoing/hide-token.ts';
import { KeySetAnswerError } from '../outgoing/key-set-faults.ts';
import { readKeySet } from '../outgoing/key-sets.ts';
import { isOk } from '../outgoing/read-status.ts';
import { SCOPES } from '../scopes.ts';
import { call, toCheck, toStatus } from './check-call.ts';
import { hasOwnKeys } from './issuer-keys.ts';
import type { PlatformRow } from './platform-rows.store.ts';
import { isMoodle } from './products.ts';

interface TestDeps {
  send: Send;
  keys: KeyRing;
  clock: Clock;
  log: Log;
  publicUrl: string;
  demandHttps: boolean;
}

const ADDRESSES = [
  ['issuer', 'issuer'],
  ['auth_login_url', 'authLoginUrl'],
  ['auth_token_url', 'authTokenUrl'],
  ['key_set_url', 'keySetUrl'],
] as const;
const SCOPE_CHECKS = [
  ['scores', SCOPES.score],
  ['line_items', SCOPES.lineItem],
  ['roster', SCOPES.roster],
] as const satisfies readonly (readonly [PlatformCheckId, string])[];
const MOST_WORDS = 200;

function checkAddresses(platform: PlatformRow, demandHttps: boolean): PlatformCheck {
  for (const [field, name] of ADDRESSES) {
    const isPlain =
      validation.serviceUrl(platform[name]) === undefined && toSource(platform[name]) !== undefined;
    if (!isPlain) return toCheck('addresses', { result: 'host', field });
    if (demandHttps && !/^https:/i.test(platform[name]))
      return toCheck('addresses', { result: 'http', field });
  }
  return toCheck('addresses', { result: 'ok' });
}

function checkIssuer(platform: PlatformRow): PlatformCheck {
  const fault = findIssuerFault(platform.issuer);
  if (fault) return toCheck('issuer', { result: fault, field: 'issuer' });
  // Allowed: then the deployment has to be registered, and another company's registration may come first.
  if (!hasOwnKeys(platform)) return toCheck('issuer', { result: 'other_host', field: 'key_set_url' });
  return toCheck('issuer', { result: 'ok' });
}

async function checkKeySet({ send, log }: TestDeps, { keySetUrl }: PlatformRow): Promise<PlatformCheck> {
  const field = 'key_set_url';
  const called = await call(send, { url: keySetUrl });
  if ('failure' in called) return toCheck('key_set', { result: called.failure, field });
  const { answer } = called;
  if (!isOk(answer)) {
    const found = toStatus(answer);
    // Without keys nothing launches.
    return { ...toCheck('key_set', { ...found, field }), outcome: 'failed' };
  }
  try {
    const { size } = readKeySet(answer, log);
    return toCheck(
      'key_set',
      size > 0 ? { result: 'ok', value: String(size) } : { result: 'no_keys', field },
    );
  } catch (error) {
    if (error instanceof KeySetAnswerError) return toCheck('key_set', { result: 'not_json', field });
    throw error;
  }
}

/** The sign-in is made for a browser: whatever it answers but a fault of its own shows that it is there. */
async function checkSignIn({ send, publicUrl }: TestDeps, platform: PlatformRow): Promise<PlatformCheck> {
  const field = 'auth_login_url';
  const url = new URL(platform.authLoginUrl);
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: `${publicUrl}/lti/launch`,
    login_hint: 'test',
    nonce: 'test',
    state: 'test',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const called = await call(send, { url: url.href });
  if ('failure' in called) return toCheck('sign_in', { result: called.failure, field });
  const { status } = called.answer;
  // Some answer 404 to a sign-in that nobody began: a warning.
  if (status === 404 || status === 410 || status >= 500)
    return toCheck('sign_in', { ...toStatus(called.answer), field });
  return toCheck('sign_in', { result: 'ok' });
}

type Granted = { scopes: ReadonlySet<string> } | { found: Parameters<typeof toCheck>[1] };

/** One token request, as a score or a roster would begin. */
async function requestToken(
  deps: TestDeps,
  platform: PlatformRow,
  scopes: readonly string[],
): Promise<Granted> {
  const { authTokenUrl, clientId, tokenAudience, deploymentIds } = platform;
  const assertion = await signClientAssertion(deps, {
    clientId,
    audience: tokenAudience ?? authTokenUrl,
    deploymentId: deploymentIds[0],
  });
  const called = await call(deps.send, {
    url: authTokenUrl,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope: scopes.join(' '),
    }).toString(),
  });
  if ('failure' in called) return { found: { result: called.failure } };
  const body = readJson(called.answer.text);
  if (isOk(called.answer)) {
    if (!isObject(body) || !isString(body.access_token)) return { found: { result: 'not_json' } };
    // RFC 6749 5.1: without `scope` all of what was asked for is granted.
    return { scopes: new Set(isString(body.scope) ? body.scope.split(' ') : scopes) };
  }
  if (!isObject(body) || !isString(body.error)) {
    // Moodle answers so wherever it cannot read our keys: the address is right.
    if (called.answer.status === 404 && isMoodle(platform.authLoginUrl))
      return { found: { result: 'keys_unread', value: `${deps.publicUrl}/lti/keys` } };
    return { found: toStatus(called.answer) };
  }
  const words = isString(body.error_description) ? `${body.error}: ${body.error_description}` : body.error;
  const result = body.error === 'invalid_client' ? 'client_refused' : 'refused';
  return { found: { result, value: toOneLine(hideToken(words, assertion)).slice(0, MOST_WORDS) } };
}

/** All scopes at once; where that is refused, each alone, because some platforms refuse all for one. */
async function checkToken(deps: TestDeps, platform: PlatformRow): Promise<PlatformCheck[]> {
  const wanted: readonly string[] = SCOPE_CHECKS.map(([, scope]) => scope);
  const toScopeChecks = (granted: ReadonlySet<string>) =>
    SCOPE_CHECKS.map(([id, scope]) => toCheck(id, { result: granted.has(scope) ? 'ok' : 'not_granted' }));
  const first = await requestToken(deps, platform, wanted);
  if ('scopes' in first) return [toCheck('token', { result: 'ok' }), ...toScopeChecks(first.scopes)];
  const failed = [
    { ...toCheck('token', { ...first.found, field: 'auth_token_url' }), outcome: 'failed' as const },
    ...SCOPE_CHECKS.map(([id]) => toCheck(id, { result: 'skipped' })),
  ];
  if (first.found.result !== 'refused') return failed;
  const alone = await Promise.all(wanted.map((scope) => requestToken(deps, platform, [scope])));
  const granted = new Set(wanted.filter((_scope, index) => 'scopes' in (alone[index] ?? {})));
  return granted.size === 0 ? failed : [toCheck('token', { result: 'ok' }), ...toScopeChecks(granted)];
}

/** What launches of the past week showed. */
export interface SeenLaunches {
  hasLaunched: boolean;
  ignored: readonly IgnoredClaim[];
}

/** Launches work without what is ignored: a warning. */
function toClaimsCheck({ hasLaunched, ignored }: SeenLaunches): PlatformCheck {
  if (ignored.length > 0) return toCheck('claims', { result: 'ignored' });
  return toCheck('claims', { result: hasLaunched ? 'ok' : 'no_launch' });
}

/**
 * Calls the addresses of a registration as launches and scores would, and says what works. At most six calls of five
 * seconds each, most of them at the same time; no redirect is followed.
 */
export async function testRegistration(
  deps: TestDeps,
  platform: PlatformRow,
  launches: SeenLaunches,
): Promise<PlatformCheck[]> {
  const addresses = checkAddresses(platform, deps.demandHttps);
  const issuer = checkIssuer(platform);
  if (addresses.outcome === 'failed') {
    const skipped = (['key_set', 'sign_in', 'token', 'scores', 'line_items', 'roster'] as const).map((id) =>
      toCheck(id, { result: 'skipped' }),
    );
    return [addresses, issuer, ...skipped, toClaimsCheck(launches)];
  }
  const [keySet, signIn, token] = await Promise.all([
    checkKeySet(deps, platform),
    checkSignIn(deps, platform),
    checkToken(deps, platform),
  ]);
  return [addresses, issuer, keySet, signIn, ...token, toClaimsCheck(launches)];
}
