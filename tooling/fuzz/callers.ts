/** Opens a session for every kind of caller by the ways that people use: sign-in, a guest's start, an LTI launch. */
import { addPartner, createEmbedToken, EMBED_SCOPES } from '@drawbridge/contracts/integration';
import { startGuest } from '@drawbridge/contracts/practice';
import { type CallApi, createCallApi, signIn } from './call-api.ts';
import { launchLab } from './fuzz-launch.ts';
import { startFuzzPlatform } from './fuzz-platform.ts';
import type { CallerName } from './requests.ts';
import type { OpenCaller } from './run-fuzz.ts';

export interface Callers {
  open: Record<CallerName, OpenCaller>;
  close(): Promise<void>;
}

const PARTNER_ORIGIN = 'https://partner.test';

/** The secret key of a partner of its own: a request of the run may have revoked the last one. */
async function addSite(call: CallApi): Promise<string> {
  const site = { name: 'Fuzz', allowed_origins: [PARTNER_ORIGIN] };
  return (await call<{ secret: string }>(addPartner, site, await signIn(call, 'admin@acme.test'))).secret;
}

async function embed(call: CallApi): Promise<string> {
  const visitor = { visitor_id: 'fuzz', scopes: [...EMBED_SCOPES], origin: PARTNER_ORIGIN };
  return (await call<{ token: string }>(createEmbedToken, visitor, await addSite(call))).token;
}

/** `now`: the clock of the server; `publicUrl`: the address it publishes, if not where it listens. */
export async function createCallers(
  origin: string,
  options: { now?: () => Date; labId: string; publicUrl?: string },
): Promise<Callers> {
  const { now = () => new Date(), labId, publicUrl = origin } = options;
  const platform = await startFuzzPlatform();
  const call = createCallApi(origin);
  const launch = { call, platform, origin, publicUrl, now, labId };
  return {
    open: {
      anonymous: () => Promise.resolve(undefined),
      garbage: () => Promise.resolve('eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA'),
      member: () => signIn(call, 'member@acme.test'),
      champion: () => signIn(call, 'champion@acme.test'),
      admin: () => signIn(call, 'admin@acme.test'),
      "other company's admin": () => signIn(call, 'admin@globex.test'),
      individual: () => signIn(call, 'ind@demo.test'),
      guest: async () => (await call<{ token: string }>(startGuest, {})).token,
      launched: () => launchLab(launch, 'Learner'),
      instructor: () => launchLab(launch, 'Instructor'),
      embedded: () => embed(call),
      partner: () => addSite(call),
    },
    close: () => platform.close(),
  };
}
