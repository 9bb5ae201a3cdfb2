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
  /** Who may frame the pages of its launches: the frame's document may be at the issuer or where the sign-in is. @see LTI-22 */
  framers: readonly string[];
}

/** Every registration, read again every few seconds: a login and a launch cost no query for it. */
export interface PlatformShelf {
  /** Registrations of an issuer; all of them when no client id is given. */
  find(issuer: string, clientId: string | undefined): Promise<KnownPlatform[]>;
  get(id: string): Promise<KnownPlatform | undefined>;
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
      framers: [platform.issuer, platform.authLoginUrl],
    };
    if (deploymentId !== null) found.deployments.add(deploymentId);
    known.set(platform.id, found);
  }
  return [...known.values()];
}

function toShelf(platforms: KnownPlatform[], readAt: number): Shelf {
  return {
    readAt,
    byId: new Map(platforms.map((platform) => [platform.id, platform])),
    byIssuer: Map.groupBy(platforms, ({ issuer }) => issuer),
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
    forget() {
      edition += 1;
      shelf = undefined;
      reading = undefined;
    },
  };
}
