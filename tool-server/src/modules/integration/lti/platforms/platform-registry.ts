import { asId, type CompanyId, type PlatformId } from '@drawbridge/contracts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { isStorable } from '../../../../platform/http/storable-text.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { company } from '../../../kernel/people/people.table.ts';
import { ltiDeployment, ltiPlatformAlias } from '../lti.table.ts';
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
  /** It takes content by deep linking. */
  deepLinks: boolean;
  companyExpiresAt: Date | null;
  deployments: ReadonlySet<string>;
  /** Who may frame the pages of its launches: the frame's document may be at the issuer or where the sign-in is. @see LTI-22 */
  framers: readonly string[];
  /** With one issuer for many schools, all hosts of the product: for what is shown before a launch is verified. */
  productFrames: readonly string[];
}

/**
 * Registrations as they were a few seconds ago, each read when it is asked for: a platform that launches needs no query
 * for most of its logins and launches, and pays for no other company's registrations.
 */
export interface PlatformRegistry {
  /** Registrations of an issuer; of all its client ids when none is given. */
  find(issuer: string, clientId: string | undefined): Promise<readonly KnownPlatform[]>;
  /** Returns a platform by its id, or by another id that one of its login addresses has. */
  get(id: string): Promise<KnownPlatform | undefined>;
  /** Reads again at the next use; called after a change. */
  forget(): void;
}

const FRESH_MS = 5_000;
/** Another process may have registered a platform a moment ago: what was not there is asked for again this soon. */
const MISS_MS = 1_000;
/** Lists of an issuer that are kept: anybody may send logins under any issuer. */
const MOST_LISTS = 1_000;
/**
 * Of one issuer: a company has one registration for a client id, and a login names its client id. Those that launched
 * come first, so that others hide none of them.
 */
const MOST_OF_ISSUER = 200;

async function readPlatforms(db: Db, where: SQL | undefined): Promise<KnownPlatform[]> {
  const rows = await db
    .select({
      platform: ltiPlatform,
      deploymentIds: sql<string[]>`array(select ${ltiDeployment.deploymentId} from ${ltiDeployment}
        where ${ltiDeployment.platformId} = ${ltiPlatform.id})`,
      companyExpiresAt: company.expiresAt,
    })
    .from(ltiPlatform)
    .innerJoin(company, eq(company.id, ltiPlatform.companyId))
    .where(where)
    .orderBy(sql`${ltiPlatform.confirmedAt} asc nulls last`, asc(ltiPlatform.createdAt), asc(ltiPlatform.id))
    .limit(MOST_OF_ISSUER);
  return rows.map(({ platform, deploymentIds, companyExpiresAt }) => ({
    ...platform,
    deepLinks: platform.deepLinksAt !== null,
    companyExpiresAt,
    id: asId<'platform'>(platform.id),
    companyId: asId<'company'>(platform.companyId),
    deployments: new Set(deploymentIds),
    framers: [platform.issuer, platform.authLoginUrl],
    productFrames: URL.canParse(platform.issuer) ? findSharedFrames(new URL(platform.issuer).hostname) : [],
  }));
}

interface Kept {
  readAt: number;
  platforms: readonly KnownPlatform[];
}

export function createPlatformRegistry(deps: { db: Db; clock: Clock }): PlatformRegistry {
  const { db, clock } = deps;
  /** Kept answers by what was asked for. The list that was not asked for longest goes first. */
  let kept = new Map<string, Kept>();
  /** One query at a time for the same list. */
  let reading = new Map<string, Promise<readonly KnownPlatform[]>>();

  function keep(into: Map<string, Kept>, key: string, platforms: readonly KnownPlatform[]): void {
    into.delete(key);
    into.set(key, { readAt: clock.now().getTime(), platforms });
    const [oldest] = into.keys();
    if (into.size > MOST_LISTS && oldest !== undefined) into.delete(oldest);
  }

  function findKept(key: string): readonly KnownPlatform[] | undefined {
    const found = kept.get(key);
    if (!found) return undefined;
    const age = clock.now().getTime() - found.readAt;
    if (age < 0 || age >= (found.platforms.length > 0 ? FRESH_MS : MISS_MS)) return undefined;
    kept.delete(key);
    kept.set(key, found);
    return found.platforms;
  }

  async function read(key: string, where: SQL | undefined): Promise<readonly KnownPlatform[]> {
    // A change made during this read must not be hidden by it: `forget` takes other maps.
    const [into, running] = [kept, reading];
    try {
      const platforms = await readPlatforms(db, where);
      keep(into, key, platforms);
      // The launch that follows a login asks for its registration by id.
      for (const platform of platforms) keep(into, toIdKey(platform.id), [platform]);
      return platforms;
    } finally {
      running.delete(key);
    }
  }

  async function load(key: string, toWhere: () => SQL | undefined): Promise<readonly KnownPlatform[]> {
    const found = findKept(key) ?? reading.get(key);
    if (found) return found;
    const started = read(key, toWhere());
    reading.set(key, started);
    return started;
  }

  const toIdKey = (id: string) => `id ${id}`;

  return {
    async find(issuer, clientId) {
      // What cannot be stored was registered by nobody, and would fail the query.
      if (!isStorable(issuer) || (clientId !== undefined && !isStorable(clientId))) return [];
      return load(`issuer ${JSON.stringify([issuer, clientId])}`, () =>
        and(
          eq(ltiPlatform.issuer, issuer),
          clientId === undefined ? undefined : eq(ltiPlatform.clientId, clientId),
        ),
      );
    },
    async get(id) {
      if (!isUuid(id)) return undefined;
      const [found] = await load(
        toIdKey(id),
        () => sql`${ltiPlatform.id} = coalesce(
        (select ${ltiPlatformAlias.platformId} from ${ltiPlatformAlias} where ${ltiPlatformAlias.id} = ${id}::uuid), ${id}::uuid)`,
      );
      return found;
    },
    forget() {
      kept = new Map();
      reading = new Map();
    },
  };
}
