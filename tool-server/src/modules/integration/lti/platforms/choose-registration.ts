import { compare, quote } from '../pages/quote.ts';
import { refuse } from '../pages/refusals.ts';
import { isProven, isShared } from './issuer-keys.ts';
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

const toTime = ({ confirmedAt }: KnownPlatform) => confirmedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** Returns those of the found registrations that belong to the company that launched first. */
function narrowToFirst(found: readonly KnownPlatform[], among = found): readonly KnownPlatform[] {
  const [first] = among.toSorted((a, b) => toTime(a) - toTime(b));
  return found.filter(({ companyId }) => companyId === first?.companyId);
}

/**
 * The registrations that may stand for what they were found by, before any deployment is looked at. Where a company
 * proved the platform, no unproven registration of another is among them: anybody may register any issuer and client id.
 * A proven one that is switched off is used only where no other proven one is on: its refusal says what to do.
 */
export function narrowToProven(found: readonly KnownPlatform[]): readonly KnownPlatform[] {
  const proven = found.filter(isProven);
  if (proven.length === 0) return found;
  const active = proven.filter((platform) => platform.active);
  const candidates = active.length > 0 ? active : proven;
  // Of an issuer that many customers share, each company proves its own deployments.
  return candidates.some(({ issuer }) => isShared(issuer)) ? candidates : narrowToFirst(found, candidates);
}

const countCompanies = (found: readonly KnownPlatform[]) =>
  new Set(found.map(({ companyId }) => companyId)).size;

/** What the address that all platforms share leads to. The table of all cases is in decision 0089. */
function narrow(found: readonly KnownPlatform[], deploymentId: string | undefined): readonly KnownPlatform[] {
  if (found.length < 2) return found;
  const candidates = narrowToProven(found);
  // Nobody proved anything: a choice between companies would send learners to whoever registered their platform.
  if (countCompanies(candidates) > 1 && !candidates.some(isProven)) return candidates;
  const active = candidates.filter((platform) => platform.active);
  return narrowToFirst(narrowByDeployment(active.length > 0 ? active : candidates, deploymentId));
}

/** Exactly one registration, or a clear refusal. @see Security Framework 5.1.1.1, LTI-3 */
export async function chooseRegistration(registry: PlatformRegistry, asked: Asked): Promise<KnownPlatform> {
  if (asked.registrationId !== undefined) return findNamed(registry, asked.registrationId, asked);
  const found = await registry.find(asked.iss, asked.clientId);
  const [chosen, ...others] = narrow(found, asked.deploymentId);
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
