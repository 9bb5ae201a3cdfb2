import { compare, quote } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import type { KnownPlatform, PlatformRegistry } from './platform-registry.ts';

/** What a login says about its platform. */
export interface Asked {
  iss: string;
  clientId: string | undefined;
  deploymentId: string | undefined;
  /** The registration that the login's own address names. */
  registrationId: string | undefined;
}

/** A registration at its own address: no other company's registration is looked at. */
async function findNamed(registry: PlatformRegistry, id: string, asked: Asked): Promise<KnownPlatform> {
  const found = await registry.get(id);
  if (!found) return refuse('platform_unknown', `no registration has the id ${id} of the login address`);
  if (found.issuer !== asked.iss)
    return refuse('platform_unknown', compare('issuer', asked.iss, found.issuer));
  if (asked.clientId !== undefined && asked.clientId !== found.clientId)
    return refuse('platform_unknown', compare('client id', asked.clientId, found.clientId));
  return found;
}

/** Those that list the deployment; all of them when none does. */
function narrowByDeployment(found: readonly KnownPlatform[], deploymentId: string | undefined) {
  const listed = found.filter(
    ({ deployments }) => deploymentId !== undefined && deployments.has(deploymentId),
  );
  return listed.length > 0 ? listed : found;
}

const toTime = ({ confirmedAt }: KnownPlatform) => confirmedAt?.getTime() ?? Number.POSITIVE_INFINITY;

/**
 * The company that was first to launch with keys of the issuer itself. A company that registers another's platform can
 * therefore take nothing from it: neither its launches nor its way in.
 */
function narrowByCompany(found: readonly KnownPlatform[]): readonly KnownPlatform[] {
  const [first] = found.toSorted((a, b) => toTime(a) - toTime(b));
  if (!first?.confirmedAt) return found;
  return found.filter(({ companyId }) => companyId === first.companyId);
}

/** Exactly one registration, or a clear refusal. @see Security Framework 5.1.1.1, LTI-3 */
export async function chooseRegistration(registry: PlatformRegistry, asked: Asked): Promise<KnownPlatform> {
  if (asked.registrationId !== undefined) return findNamed(registry, asked.registrationId, asked);
  const found = await registry.find(asked.iss, asked.clientId);
  // One that is switched off is used only where there is no other: its refusal says what to do.
  const active = found.filter((platform) => platform.active);
  const candidates = active.length > 0 ? active : found;
  const [chosen, ...others] = narrowByCompany(narrowByDeployment(candidates, asked.deploymentId));
  // A launch that fits none or several names no registration: what is registered is told to nobody.
  const sent = `issuer ${quote(asked.iss)}, client id ${quote(asked.clientId)}`;
  if (!chosen) return refuse('platform_unknown', `not registered together: ${sent}`);
  if (others.length > 0)
    return refuse(
      'platform_ambiguous',
      `${others.length + 1} registrations: ${sent}, deployment ${quote(asked.deploymentId)}`,
    );
  return chosen;
}
