import type { Response } from 'express';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { isStorable, toStorable } from '../../../../platform/http/storable-text.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import type { Refusal } from '../pages/refusals.ts';
import { narrowToProven } from './choose-registration.ts';
import type { KnownPlatform, PlatformRegistry } from './platform-registry.ts';
import { createRefusalLimit } from './refusal.limits.ts';
import { addRefusal } from './refusals.store.ts';

/** What a refused request said before it was refused, as `res.locals` holds it. */
export interface RefusedRequest {
  /** The platform of a state, which we signed ourselves. */
  platform?: string;
  /** What a login asked for. */
  asked?: {
    iss: string;
    clientId: string | undefined;
    deploymentId: string | undefined;
    registrationId: string | undefined;
  };
  /** Values of a message, by field of the registration. Not verified. */
  sent?: Readonly<Record<string, string | undefined>>;
}

const MOST_CHARACTERS = 255;

/** The same address, written as platforms and administrators happen to write it. */
const toSpellings = (issuer: string): string[] => {
  const bare = issuer.replace(/\/+$/, '');
  return [...new Set([issuer, bare, `${bare}/`, bare.toLowerCase(), `${bare.toLowerCase()}/`])];
};

/**
 * The one that it is about: by its client id, else the only one; none when several companies have the issuer and nobody
 * proved it.
 */
function chooseOne(all: readonly KnownPlatform[], clientId: string | undefined): KnownPlatform | undefined {
  const found = narrowToProven(all);
  const [first, ...others] = found;
  if (!first || others.some(({ companyId }) => companyId !== first.companyId)) return undefined;
  return (
    found.find((platform) => platform.clientId === clientId) ?? (others.length === 0 ? first : undefined)
  );
}

function toStored(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      // Cut, it may end in half of a character.
      value === undefined || !isStorable(value) ? [] : [[field, toStorable(value.slice(0, MOST_CHARACTERS))]],
    ),
  );
}

/**
 * Stores a refusal for the administrators of the platform that it is about. @see LTI-28
 * The page does not wait for it, and a failure is logged: what the person reads does not depend on it.
 */
export function createRecordRefusal(deps: { db: Db; registry: PlatformRegistry; clock: Clock; log: Log }) {
  const { db, registry, clock, log } = deps;
  const isOverLimit = createRefusalLimit({ clock });

  async function findPlatform({ platform, asked }: RefusedRequest): Promise<KnownPlatform | undefined> {
    if (platform !== undefined) return registry.get(platform);
    if (!asked) return undefined;
    const { registrationId } = asked;
    const named =
      registrationId !== undefined && isUuid(registrationId) && (await registry.get(registrationId));
    if (named) return named;
    const found = await Promise.all(toSpellings(asked.iss).map((iss) => registry.find(iss, undefined)));
    return chooseOne(found.flat(), asked.clientId);
  }

  async function store(incident: string, refusal: Refusal, request: RefusedRequest): Promise<void> {
    const platform = await findPlatform(request);
    if (!platform || isOverLimit(platform.id)) return;
    const { asked, sent = {} } = request;
    const ofLogin = asked && {
      issuer: asked.iss,
      client_id: asked.clientId,
      deployment_id: asked.deploymentId,
    };
    await addRefusal(db, {
      id: incident,
      platformId: platform.id,
      reason: refusal.reason,
      detail: { note: refusal.detail, sent: toStored({ ...ofLogin, ...sent }) },
      at: clock.now(),
    });
  }

  return (incident: string, refusal: Refusal, locals: Response['locals']): void => {
    store(incident, refusal, locals).catch((error: unknown) =>
      log.error({ event: 'lti.refusal_not_stored', incident, err: error }, 'a refusal could not be stored'),
    );
  };
}
export type RecordRefusal = ReturnType<typeof createRecordRefusal>;
