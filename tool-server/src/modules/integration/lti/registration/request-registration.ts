import { readJson } from '../../../../platform/http/read-json.ts';
import type { OutgoingAnswer, Send } from '../../../../platform/http/send.ts';
import { isObject } from '../launch/claims.ts';
import { readPlatformId } from '../launch/platform-id.ts';
import { readWords } from '../outgoing/platform-words.ts';
import { isBusy, isOk } from '../outgoing/read-status.ts';
import { Refusal } from '../pages/refusals.ts';
import { type PlatformConfiguration, toCallRefusal } from './platform-configuration.ts';
import { readDeployment, toClientRegistration } from './tool-configuration.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 262_144;

const BUSY = ['It is called too often at the moment. Try again in a few minutes.'];

function toQuotes(answer: OutgoingAnswer, token: string | undefined): string[] {
  const words = readWords(answer.text, token);
  return words.length > 0
    ? words.map((said) => `“${said}”`)
    : [`It answered ${answer.status}, and said nothing else.`];
}

/** What the platform gave us. */
export interface Registered {
  clientId: string;
  /** Absent where the administrator deploys the tool later. */
  deploymentId: string | undefined;
}

function readAnswer(answer: OutgoingAnswer, token: string | undefined): Registered {
  const { status, text } = answer;
  if (!isOk(answer)) {
    const words = isBusy(answer) ? BUSY : toQuotes(answer, token);
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
