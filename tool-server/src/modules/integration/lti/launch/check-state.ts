import type { Clock } from '../../../../platform/clock.ts';
import type { LoginState, StateSigner } from '../login/state-signer.ts';
import { refuse } from '../pages/refusals.ts';
import { checkRegistration } from '../platforms/check-registration.ts';
import { chooseRegistration } from '../platforms/choose-registration.ts';
import type { KnownPlatform, PlatformRegistry } from '../platforms/platform-registry.ts';

/** Security Framework 5.1.1.5: the state is one that we issued, and has not expired. */
export function checkState(stateSigner: StateSigner, clock: Clock, signed: string) {
  const verified = stateSigner.verify(signed);
  if (!verified) return refuse('state');
  if (verified.state.e * 1000 <= clock.now().getTime()) return refuse('state_expired');
  return verified;
}

/**
 * LTI core 3.1.1: the registration the login began with still exists and is enabled. A login at the address that all
 * platforms share is decided again: another company may have proven the platform meanwhile.
 */
export async function checkPlatform(
  registry: PlatformRegistry,
  clock: Clock,
  { p, n, d }: LoginState,
): Promise<KnownPlatform> {
  const platform = await registry.get(p);
  if (!platform) return refuse('platform_unknown', 'forgotten since the login');
  if (n !== true) {
    const { issuer, clientId } = platform;
    const asked = { iss: issuer, clientId, deploymentId: d, registrationId: undefined };
    const chosen = await chooseRegistration(registry, asked);
    if (chosen.id !== platform.id)
      return refuse('platform_ambiguous', 'since the login, another company has proven the platform');
  }
  return checkRegistration(platform, clock.now());
}
