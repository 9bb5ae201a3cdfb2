import type { Clock } from '../../../../platform/clock.ts';
import { refuse } from '../pages/refusals.ts';
import type { LtikSigner } from '../session/ltik-signer.ts';
import { checkRegistration } from './check-registration.ts';
import type { PlatformRefs } from './platform-ref.ts';
import type { KnownPlatform, PlatformRegistry } from './platform-registry.ts';

/** What a page's address states of its launch. */
interface Given {
  /** Verified already. */
  ltik: string | undefined;
  /** The reference as the query contains it. */
  ref: unknown;
}

/** The addresses that may frame a page: those of the one platform its launch came from. @see LTI-22 */
export type FindFramers = (given: Given) => Promise<readonly string[]>;

/** Without a launch no origin may. */
const NOBODY: readonly string[] = [];

export function createFindFramers(deps: {
  registry: PlatformRegistry;
  ltiks: LtikSigner;
  refs: PlatformRefs;
  clock: Clock;
}): FindFramers {
  const { registry, ltiks, refs, clock } = deps;

  interface Found {
    platform: KnownPlatform;
    frame: string | undefined;
  }

  async function findByLtik(ltik: string): Promise<Found | undefined> {
    const claims = ltiks.verify(ltik);
    const platform = claims && (await registry.get(claims.registrationId));
    return platform && { platform, frame: claims.frame };
  }

  /** A page that was opened and is loaded again. */
  async function findByRef(ref: unknown): Promise<Found> {
    const verified = typeof ref === 'string' ? refs.verify(ref) : undefined;
    if (verified === undefined) return refuse('ltik', 'platform reference');
    const platform = await registry.get(verified.id);
    if (!platform) return refuse('platform_unknown', 'forgotten since the launch');
    return { platform, frame: verified.frame };
  }

  return async ({ ltik, ref }) => {
    if (ltik === undefined && ref === undefined) return NOBODY;
    const found = ltik === undefined ? await findByRef(ref) : await findByLtik(ltik);
    if (!found) return NOBODY;
    const { framers } = checkRegistration(found.platform, clock.now());
    return found.frame === undefined ? framers : [...framers, found.frame];
  };
}
