import { readJson } from '../../../platform/http/read-json.ts';
import type { OutgoingAnswer, Send } from '../../../platform/http/send.ts';
import { isObject, isString } from '../launch/claims.ts';
import { readPlatformId } from '../launch/platform-id.ts';
import { hideToken } from '../outgoing/hide-token.ts';
import { isBusy, isOk } from '../outgoing/read-status.ts';
import { Refusal } from '../pages/refusals.ts';
import { type PlatformConfiguration, toCallRefusal } from './platform-configuration.ts';
import { readDeployment, toClientRegistration } from './tool-configuration.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 262_144;
const MOST_ERRORS = 5;
/** Canvas has three levels; a body may hold more than a stack does. */
const MOST_LEVELS = 10;
const MOST_CHARACTERS = 200;

const toShort = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);

/** The texts in what a platform sends as `errors`: Canvas nests them by field, each with a message. */
function collectErrors(value: unknown, field: string | undefined, into: string[], level = 0): void {
  if (into.length >= MOST_ERRORS || level > MOST_LEVELS) return;
  if (isString(value)) into.push(field === undefined ? value : `${field}: ${value}`);
  else if (Array.isArray(value)) for (const entry of value) collectErrors(entry, field, into, level + 1);
  else if (isObject(value)) {
    const message = value.message ?? value.error_description ?? value.detail;
    const name = isString(value.field) ? value.field : field;
    if (isString(message)) collectErrors(message, name, into, level + 1);
    else for (const [key, entry] of Object.entries(value)) collectErrors(entry, key, into, level + 1);
  }
}

/** What the platform says is wrong, in its own words. RFC 7591 3.2.2 has `error` and `error_description`. */
function toWords({ status, text }: OutgoingAnswer, token: string | undefined): string[] {
  const body = readJson(text);
  const words: string[] = [];
  if (isObject(body)) {
    collectErrors(body.errors, undefined, words);
    if (words.length === 0)
      for (const part of [body.error_description, body.message, body.error])
        collectErrors(part, undefined, words);
  }
  return words.length > 0
    ? words.slice(0, MOST_ERRORS).map((said) => `“${toShort(hideToken(said, token))}”`)
    : [`It answered ${status}, and said nothing else.`];
}

const BUSY = ['It is called too often at the moment. Try again in a few minutes.'];

/** What the platform gave us. */
export interface Registered {
  clientId: string;
  /** Absent where the administrator deploys the tool later. */
  deploymentId: string | undefined;
}

function readAnswer(answer: OutgoingAnswer, token: string | undefined): Registered {
  const { status, text } = answer;
  if (!isOk(answer)) {
    const words = isBusy(answer) ? BUSY : toWords(answer, token);
    throw new Refusal('registration_refused', `${status} ${words.join(' ')}`, undefined, words);
  }
  const body = readJson(text);
  const clientId = isObject(body) ? readPlatformId(body.client_id) : undefined;
  if (!isObject(body) || clientId === undefined) throw new Refusal('registration_answer', 'client_id');
  return { clientId, deploymentId: readPlatformId(readDeployment(body)) };
}

/** Registers us at the platform. @see LTI Dynamic Registration 1.0 3.5.2 */
export async function requestRegistration(
  { send, publicUrl, productName }: { send: Send; publicUrl: string; productName: string },
  given: { configuration: PlatformConfiguration; registrationId: string; token: string | undefined },
): Promise<Registered> {
  const { configuration, registrationId, token } = given;
  let answer: OutgoingAnswer;
  try {
    answer = await send({
      // At the host of the issuer, or where that says: nobody else gets the token.
      url: configuration.registrationUrl,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(
        toClientRegistration({ publicUrl, productName, registrationId, ...configuration }),
      ),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
  } catch (error) {
    throw toCallRefusal(
      error,
      'registration_refused',
      'Its registration address gave no usable answer within ten seconds.',
    );
  }
  return readAnswer(answer, token);
}
