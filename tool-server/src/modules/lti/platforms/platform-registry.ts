import { asId, type CompanyId, type PlatformId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { company } from '../../people/people.table.ts';
import { ltiDeployment, ltiPlatform } from '../lti.table.ts';
import { findSharedFrames } from './products.ts';

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
  awaitsApproval: boolean;
  /** The first launch signed with the issuer's own keys. */
  confirmedAt: Date | null;
  companyExpiresAt: Date | null;
  deployments: ReadonlySet<string>;
  /** Who may frame the pages of its launches: the frame's document may be at the issuer or where the sign-in is. @see LTI-22 */
  framers: readonly string[];
  /** With one issuer for many schools, all hosts of the product: for what is shown before a launch is verified. */
  productFrames: readonly string[];
}

/** Every registration, read again every few seconds: a login and a launch need no query for it. */
export interface PlatformRegistry {
  /** Registrations of an issuer; all of them when no client id is given. */
  find(issuer: string, clientId: string | undefined): Promise<KnownPlatform[]>;
  get(id: string): Promise<KnownPlatform | undefined>;
  /** Reads again at the next use; called after a change. */
  forget(): void;
}

const FRESH_MS = 5_000;
/** Another process may have registered a platform a moment ago: a miss reads again, but no more often than this. */
const MISS_MS = 1_000;

interface Snapshot {
  readAt: number;
  byId: Map<string, KnownPlatform>;
  byIssuer: Map<string, KnownPlatform[]>;
}

async function readPlatforms(db: Db): Promise<KnownPlatform[]> {
  const rows = await db
    .select({
      platform: ltiPlatform,
      deploymentId: ltiDeployment.deploymentId,
      companyExpiresAt: company.expiresAt,
    })
    .from(ltiPlatform)
    .innerJoin(company, eq(company.id, ltiPlatform.companyId))
    .leftJoin(ltiDeployment, eq(ltiDeployment.platformId, ltiPlatform.id));
  const known = new Map<string, KnownPlatform & { deployments: Set<string> }>();
  for (const { platform, deploymentId, companyExpiresAt } of rows) {
    const found = known.get(platform.id) ?? {
      ...platform,
      companyExpiresAt,
      id: asId<'platform'>(platform.id),
      companyId: asId<'company'>(platform.companyId),
      deployments: new Set<string>(),
      framers: [platform.issuer, platform.authLoginUrl],
      productFrames: URL.canParse(platform.issuer) ? findSharedFrames(new URL(platform.issuer).hostname) : [],
    };
    if (deploymentId !== null) found.deployments.add(deploymentId);
    known.set(platform.id, found);
  }
  return [...known.values()];
}

function toSnapshot(platforms: KnownPlatform[], readAt: number): Snapshot {
  return {
    readAt,
    byId: new Map(platforms.map((platform) => [platform.id, platform])),
    byIssuer: Map.groupBy(platforms, ({ issuer }) => issuer),
  };
}

export function createPlatformRegistry(deps: { db: Db; clock: Clock }): PlatformRegistry {
  const { db, clock } = deps;
  let snapshot: Snapshot | undefined;
  let reading: Promise<Snapshot> | undefined;
  let version = 0;

  async function read(): Promise<Snapshot> {
    const current = version;
    const read = toSnapshot(await readPlatforms(db), clock.now().getTime());
    // A change made during this read must not be hidden by it.
    if (current === version) snapshot = read;
    return read;
  }

  function load(maxAgeMs: number): Promise<Snapshot> {
    const age = snapshot ? clock.now().getTime() - snapshot.readAt : Number.POSITIVE_INFINITY;
    if (snapshot && age >= 0 && age < maxAgeMs) return Promise.resolve(snapshot);
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function look<T>(pick: (from: Snapshot) => T | undefined): Promise<T | undefined> {
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
      version += 1;
      snapshot = undefined;
      reading = undefined;
    },
  };
}
