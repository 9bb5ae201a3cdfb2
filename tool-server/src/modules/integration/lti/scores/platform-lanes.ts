import type { Room } from './platform-room.ts';

/**
 * Calls in flight to all platforms together, to those of one company, and to one: neither a slow platform nor a company
 * that registered many of them takes all.
 */
interface Bounds {
  most: number;
  mostOfCompany: number;
  mostOfOne: number;
}
const OF_SCORES: Bounds = { most: 48, mostOfCompany: 12, mostOfOne: 6 };
/** How often it looks for work while a call is in flight. */
const LOOK_MS = 2_000;

interface Counts {
  of(id: string): number;
  add(id: string, difference: number): void;
  ids(): Iterable<string>;
}

/** Holds those only that are not zero. */
function createCounts(): Counts {
  const counts = new Map<string, number>();
  const of = (id: string) => counts.get(id) ?? 0;
  return {
    of,
    add(id, difference) {
      const count = of(id) + difference;
      if (count > 0) counts.set(id, count);
      else counts.delete(id);
    },
    ids: () => counts.keys(),
  };
}

export interface PlatformLanes {
  /** Works until nothing is due and nothing in flight; gives how much it did. */
  run(): Promise<number>;
  /** Something may have become due. */
  wake(): void;
  /** Starts nothing more. */
  stop(): void;
}

/**
 * Works on what is due for many platforms at once. What waits for one platform holds up neither the others nor what
 * becomes due for them meanwhile. The bounds hold for this process; what another one claimed is not claimed here.
 */
export function createPlatformLanes<Claimed extends { platform_id: string; company_id: string }>(deps: {
  claim(room: Room): Promise<readonly Claimed[]>;
  work(claimed: Claimed): Promise<void>;
  /** Platforms with fewer calls in flight than others: 0 is not called at all. */
  mostOf(): ReadonlyMap<string, number>;
  bounds?: Bounds;
}): PlatformLanes {
  const { claim, work, mostOf } = deps;
  const { most, mostOfCompany, mostOfOne } = deps.bounds ?? OF_SCORES;
  const ofPlatforms = createCounts();
  const ofCompanies = createCounts();
  let total = 0;
  let isStopped = false;
  let change = Promise.withResolvers<void>();

  function wake(): void {
    change.resolve();
  }

  function add({ platform_id: platformId, company_id: companyId }: Claimed, difference: number): void {
    total += difference;
    ofPlatforms.add(platformId, difference);
    ofCompanies.add(companyId, difference);
  }

  function toRoom(): Room {
    const byPlatform: Record<string, number> = {};
    const limits = mostOf();
    for (const id of new Set([...ofPlatforms.ids(), ...limits.keys()]))
      byPlatform[id] = Math.max(0, (limits.get(id) ?? mostOfOne) - ofPlatforms.of(id));
    const byCompany = Object.fromEntries(
      [...ofCompanies.ids()].map((id) => [id, Math.max(0, mostOfCompany - ofCompanies.of(id))]),
    );
    return { limit: most - total, each: mostOfOne, byPlatform, eachCompany: mostOfCompany, byCompany };
  }

  async function waitForChange(): Promise<void> {
    const timer = setTimeout(wake, LOOK_MS);
    await change.promise;
    clearTimeout(timer);
  }

  return {
    wake,
    stop() {
      isStopped = true;
      wake();
    },
    async run() {
      let done = 0;
      let failure: { error: unknown } | undefined;
      const begin = async (claimed: Claimed) => {
        add(claimed, 1);
        try {
          await work(claimed);
        } catch (error) {
          failure ??= { error };
        }
        add(claimed, -1);
        wake();
      };
      for (;;) {
        change = Promise.withResolvers();
        if (!isStopped && !failure && total < most) {
          const claimed = await claim(toRoom()).catch((error: unknown) => {
            failure = { error };
            return [];
          });
          for (const one of claimed) void begin(one);
          done += claimed.length;
        }
        if (total === 0 && (failure || isStopped)) break;
        if (total === 0) return done;
        await waitForChange();
      }
      if (failure) throw failure.error;
      return done;
    },
  };
}
