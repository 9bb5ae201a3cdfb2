import type { Clock } from '../../../platform/clock.ts';
import { refuse } from '../pages/refusals.ts';
import type { LtikSigner } from '../session/ltik-signer.ts';
import { checkRegistration } from './check-registration.ts';
import type { PlatformRefs } from './platform-ref.ts';
import type { KnownPlatform, PlatformRegistry } from './platform-registry.ts';

/** What a page's address states of its launch. */
interface Given {
  /** Verified already. */
  ltik: string | undefined;
  /** As the query holds it. */
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

  async function findByLtik(ltik: string): Promise<KnownPlatform | undefined> {
    const claims = ltiks.verify(ltik);
    return claims ? registry.get(claims.registrationId) : undefined;
  }

  /** A page that was opened and is loaded again. */
  async function findByRef(ref: unknown): Promise<KnownPlatform> {
    const id = typeof ref === 'string' ? refs.verify(ref) : undefined;
    if (id === undefined) return refuse('ltik', 'platform reference');
    return (await registry.get(id)) ?? refuse('platform_unknown', 'forgotten since the launch');
  }

  return async ({ ltik, ref }) => {
    if (ltik === undefined && ref === undefined) return NOBODY;
    const platform = ltik === undefined ? await findByRef(ref) : await findByLtik(ltik);
    return platform ? checkRegistration(platform, clock.now()).framers : NOBODY;
  };
}
