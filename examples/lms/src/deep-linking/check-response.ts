import { type JWTPayload, jwtVerify } from 'jose';
import { findInstallation } from '../courses.ts';
import { LTI } from '../launch/claims.ts';
import type { DeepLinkingRequest } from '../model.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import type { ToolKeys } from '../tool-keys.ts';
import { type ContentItem, readItems } from './read-items.ts';
import { DL } from './request.ts';

/** Messages of the tool for the teacher and for the log of the platform. @see Deep Linking 2.0 4.5.3 */
export interface Notes {
  msg?: string;
  log?: string;
  errormsg?: string;
  errorlog?: string;
}

export interface DeepLinkingResponse {
  items: ContentItem[];
  notes: Notes;
}

const SKEW_SECONDS = 60;
const MAX_AGE_SECONDS = 3_600;
const NOTE_NAMES = ['msg', 'log', 'errormsg', 'errorlog'] as const;

export class ResponseFault extends Error {
  override readonly name = 'ResponseFault';
}
function demand(isGood: boolean, message: string): void {
  if (!isGood) throw new ResponseFault(message);
}

function readNotes(claims: JWTPayload): Notes {
  const notes: Notes = {};
  for (const name of NOTE_NAMES) {
    const note = claims[DL + name];
    demand(note === undefined || typeof note === 'string', `The ${name} claim must be a text.`);
    if (typeof note === 'string' && note !== '') notes[name] = note;
  }
  return notes;
}

/** Deep Linking 2.0 3.4.1, 4.4.1: the response keeps to what the request allowed. */
function checkItems(items: readonly ContentItem[], request: DeepLinkingRequest): void {
  demand(
    request.acceptMultiple || items.length <= 1,
    `The tool sent ${items.length} items, and the request allowed one.`,
  );
  const refused = items.find(({ type }) => !request.acceptTypes.includes(type));
  demand(
    refused === undefined,
    `The tool sent an item of type ${refused?.type}, and the request allowed ${request.acceptTypes.join(', ')}.`,
  );
}

/**
 * The chosen items of a signed response, if it is one of the tool that was asked. @see Deep Linking 2.0 4.5;
 * Security Framework 5.2.2
 * @throws with a sentence that the teacher can read.
 */
export async function checkResponse(
  { issuer }: Settings,
  state: State,
  toolKeys: ToolKeys,
  { jwt, request }: { jwt: string; request: DeepLinkingRequest },
): Promise<DeepLinkingResponse> {
  const installation = findInstallation(state, request.deploymentKey);
  if (!installation) throw new ResponseFault('The tool was removed from this platform.');
  const { tool, deployment } = installation;
  const { payload } = await jwtVerify(jwt, toolKeys(tool.jwksUri), {
    issuer: tool.clientId,
    audience: issuer,
    algorithms: ['RS256'],
    requiredClaims: ['iat', 'exp', 'nonce'],
    clockTolerance: SKEW_SECONDS,
    maxTokenAge: MAX_AGE_SECONDS,
  });
  const { nonce } = payload;
  demand(typeof nonce === 'string' && nonce !== '', 'The nonce must be a text.');
  demand(
    payload[`${LTI}message_type`] === 'LtiDeepLinkingResponse',
    'The message type is not LtiDeepLinkingResponse.',
  );
  demand(payload[`${LTI}version`] === '1.3.0', 'The version is not 1.3.0.');
  demand(
    payload[`${LTI}deployment_id`] === deployment.deploymentId,
    'The deployment id is not the one of the request.',
  );
  demand(
    payload[`${DL}data`] === (request.echoesData ? request.data : undefined),
    'The data claim is not the one of the request.',
  );
  const items = readItems(payload[`${DL}content_items`]);
  checkItems(items, request);
  const notes = readNotes(payload);
  // Last, so that a refused response may be corrected and sent again.
  const used = `${tool.clientId} ${String(nonce)}`;
  demand(!state.usedOnce.has(used), 'The nonce was used before.');
  state.usedOnce.add(used);
  return { items, notes };
}
