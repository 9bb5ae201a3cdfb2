/** Calls in flight to all platforms together, and to one: a slow one does not take all of them. */
interface Bounds {
  most: number;
  mostOfOne: number;
}
const OF_SCORES: Bounds = { most: 48, mostOfOne: 6 };
/** How often it looks for work while a call is in flight. */
const LOOK_MS = 2_000;

/** How much may be claimed now. */
export interface Room {
  /** Of all platforms. */
  limit: number;
  /** Of one platform, unless `byPlatform` names it. */
  each: number;
  byPlatform: Readonly<Record<string, number>>;
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
export function createPlatformLanes<Claimed extends { platform_id: string }>(deps: {
  claim(room: Room): Promise<readonly Claimed[]>;
  work(claimed: Claimed): Promise<void>;
  /** Platforms with fewer calls in flight than others: 0 is not called at all. */
  mostOf(): ReadonlyMap<string, number>;
  bounds?: Bounds;
}): PlatformLanes {
  const { claim, work, mostOf } = deps;
  const { most, mostOfOne } = deps.bounds ?? OF_SCORES;
  const inFlight = new Map<string, number>();
  let total = 0;
  let isStopped = false;
  let change = Promise.withResolvers<void>();

  function wake(): void {
    change.resolve();
  }

  function add(platformId: string, difference: number): void {
    total += difference;
    const count = (inFlight.get(platformId) ?? 0) + difference;
    if (count > 0) inFlight.set(platformId, count);
    else inFlight.delete(platformId);
  }

  function toRoom(): Room {
    const byPlatform: Record<string, number> = {};
    const limits = mostOf();
    for (const id of new Set([...inFlight.keys(), ...limits.keys()]))
      byPlatform[id] = Math.max(0, (limits.get(id) ?? mostOfOne) - (inFlight.get(id) ?? 0));
    return { limit: most - total, each: mostOfOne, byPlatform };
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
        add(claimed.platform_id, 1);
        try {
          await work(claimed);
        } catch (error) {
          failure ??= { error };
        }
        add(claimed.platform_id, -1);
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
