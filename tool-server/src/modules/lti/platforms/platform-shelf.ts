import { asId, type CompanyId, type PlatformId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ltiDeployment, ltiPlatform } from '../lti.table.ts';

export interface KnownPlatform {
  id: PlatformId;
  companyId: CompanyId;
  name: string;
  issuer: string;
  clientId: string;
  authLoginUrl: string;
  authTokenUrl: string;
  keySetUrl: string;
  active: boolean;
  deployments: ReadonlySet<string>;
}

/** Every registration, read again every few seconds: a login and a launch cost no query for it. */
export interface PlatformShelf {
  /** Registrations of an issuer; all of them when no client id is given. */
  find(issuer: string, clientId: string | undefined): Promise<KnownPlatform[]>;
  get(id: string): Promise<KnownPlatform | undefined>;
  /** Origins that may frame our pages: those of the active platforms. @see LTI-22 */
  origins(): Promise<string[]>;
  /** Reads again at next use; called after a change. */
  forget(): void;
}

const FRESH_MS = 5_000;
/** Another process may have registered a platform a moment ago: a miss reads again, but no faster than this. */
const MISS_MS = 1_000;

interface Shelf {
  readAt: number;
  byId: Map<string, KnownPlatform>;
  byIssuer: Map<string, KnownPlatform[]>;
  origins: string[];
}

async function readPlatforms(db: Db): Promise<KnownPlatform[]> {
  const rows = await db
    .select({ platform: ltiPlatform, deploymentId: ltiDeployment.deploymentId })
    .from(ltiPlatform)
    .leftJoin(ltiDeployment, eq(ltiDeployment.platformId, ltiPlatform.id));
  const known = new Map<string, KnownPlatform & { deployments: Set<string> }>();
  for (const { platform, deploymentId } of rows) {
    const found = known.get(platform.id) ?? {
      ...platform,
      id: asId<'platform'>(platform.id),
      companyId: asId<'company'>(platform.companyId),
      deployments: new Set<string>(),
    };
    if (deploymentId !== null) found.deployments.add(deploymentId);
    known.set(platform.id, found);
  }
  return [...known.values()];
}

function toShelf(platforms: KnownPlatform[], readAt: number): Shelf {
  const active = platforms.filter((platform) => platform.active);
  return {
    readAt,
    byId: new Map(platforms.map((platform) => [platform.id, platform])),
    byIssuer: Map.groupBy(platforms, ({ issuer }) => issuer),
    // The frame's document may stand at the issuer or where the platform's sign-in is.
    origins: [
      ...new Set(
        active.flatMap(({ issuer, authLoginUrl }) =>
          [issuer, authLoginUrl]
            .filter((address) => URL.canParse(address))
            .map((address) => new URL(address).origin)
            .filter((origin) => origin !== 'null'),
        ),
      ),
    ],
  };
}

export function createPlatformShelf(deps: { db: Db; clock: Clock }): PlatformShelf {
  const { db, clock } = deps;
  let shelf: Shelf | undefined;
  let reading: Promise<Shelf> | undefined;
  let edition = 0;

  async function read(): Promise<Shelf> {
    const current = edition;
    const read = toShelf(await readPlatforms(db), clock.now().getTime());
    // A change made while this was read must not be hidden by it.
    if (current === edition) shelf = read;
    return read;
  }

  function load(maxAgeMs: number): Promise<Shelf> {
    const age = shelf ? clock.now().getTime() - shelf.readAt : Number.POSITIVE_INFINITY;
    if (shelf && age >= 0 && age < maxAgeMs) return Promise.resolve(shelf);
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function look<T>(pick: (from: Shelf) => T | undefined): Promise<T | undefined> {
    return pick(await load(FRESH_MS)) ?? pick(await load(MISS_MS));
  }

  return {
    async find(issuer, clientId) {
      const found = await look(({ byIssuer }) => {
        const registered = byIssuer
          .get(issuer)
          ?.filter((platform) => clientId === undefined || platform.clientId === clientId);
        return registered?.length ? registered : undefined;
      });
      return found ?? [];
    },
    get: (id) => look(({ byId }) => byId.get(id)),
    origins: async () => (await load(FRESH_MS)).origins,
    forget() {
      edition += 1;
      shelf = undefined;
      reading = undefined;
    },
  };
}
