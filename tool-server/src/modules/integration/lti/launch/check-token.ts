import { isEqual, type LoginState } from '../login/state-signer.ts';
import { compare, quote, quoteAll } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import { mayTakeDeployment } from '../platforms/issuer-keys.ts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';
import { CLAIM, type Claims, isString, MESSAGES } from './claims.ts';
import { readPlatformId } from './platform-id.ts';

/** What the claims are compared with. */
export interface Expected {
  platform: KnownPlatform;
  state: LoginState;
  nonce: string;
  nowSeconds: number;
}

type Check = (claims: Claims, expected: Expected) => void;

const SKEW_SECONDS = 60;
const MOST_AGE_SECONDS = 3_600;

/** Seconds as a time that can be compared with a clock; what is out of range is no time. */
const toTime = (seconds: number) =>
  Math.abs(seconds) < 1e11 ? new Date(seconds * 1_000).toISOString() : 'out of range';

const isSeconds = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Security Framework 5.1.3 step 2. */
const checkIssuer: Check = ({ iss }, { platform }) => {
  if (iss !== platform.issuer) refuse('issuer', compare('iss', iss, platform.issuer));
};

/** Security Framework 5.1.3 steps 3 to 5: issued for us, and for no audience that we do not know. */
const checkAudience: Check = ({ aud, azp }, { platform: { clientId } }) => {
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];
  if (!audiences.includes(clientId)) refuse('audience', compare('aud', aud, clientId));
  if (audiences.some((audience) => audience !== clientId))
    refuse('audience', `other audiences: ${compare('aud', aud, clientId)}`);
  // OpenID Connect core 3.1.3.7: who asked for the token matters where it was issued for several.
  if (audiences.length > 1 && azp !== clientId)
    refuse('audience', azp === undefined ? 'azp missing' : compare('azp', azp, clientId));
};

/** Security Framework 5.1.3 steps 7 and 8: both times given, not expired, not in the future, not issued long ago. */
const checkTimes: Check = ({ exp, iat, nbf }, { nowSeconds }) => {
  if (!isSeconds(exp) || !isSeconds(iat)) return refuse('times', 'exp or iat missing');
  const refuseTimes = (what: string) =>
    refuse('times', `${what}: exp ${toTime(exp)}, iat ${toTime(iat)}, time here ${toTime(nowSeconds)}`);
  if (exp <= nowSeconds - SKEW_SECONDS) refuseTimes('expired');
  if (iat > nowSeconds + SKEW_SECONDS) refuseTimes('issued in the future');
  // Whatever its expiry: some platforms let a token live for a day.
  if (iat < nowSeconds - MOST_AGE_SECONDS - SKEW_SECONDS) refuseTimes('issued more than an hour ago');
  if (nbf !== undefined && (!isSeconds(nbf) || nbf > nowSeconds + SKEW_SECONDS))
    refuseTimes('nbf is not valid yet');
};

/** Security Framework 5.1.3 step 9: the nonce of this login. Consuming the state ensures that it is used once. */
const checkNonce: Check = ({ nonce }, expected) => {
  if (!isString(nonce) || !isEqual(nonce, expected.nonce)) refuse('nonce');
};

/** LTI core 5.3.2. */
const checkVersion: Check = (claims) => {
  const version = claims[CLAIM.version];
  if (version !== '1.3.0') refuse('version', `version ${quote(version)}`);
};

/** LTI core 5.3.3: the deployment is registered, and equals the one of the login if that named one. */
const checkDeployment: Check = (claims, { platform, state }) => {
  const deployment = readPlatformId(claims[CLAIM.deployment]) ?? refuse('claims', 'deployment_id');
  if (!platform.deployments.has(deployment) && !mayTakeDeployment(platform))
    refuse('deployment', `deployment ${quote(deployment)}, registered: ${quoteAll(platform.deployments)}`);
  if (state.d !== undefined && state.d !== deployment)
    refuse('deployment', `deployment ${quote(deployment)}, the login named ${quote(state.d)}`);
};

/** LTI core 5.3.1. */
const checkMessageType: Check = (claims) => {
  const type = claims[CLAIM.messageType];
  if (!isString(type) || !Object.hasOwn(MESSAGES, type))
    refuse('message_type', `message type ${quote(type)}`);
};

/** The checks in their order. The first check that fails gives the reason. */
const TOKEN_CHECKS: readonly Check[] = [
  checkIssuer,
  checkAudience,
  checkTimes,
  checkNonce,
  checkVersion,
  checkDeployment,
  checkMessageType,
];

export function checkToken(claims: Claims, expected: Expected): void {
  for (const check of TOKEN_CHECKS) check(claims, expected);
}
