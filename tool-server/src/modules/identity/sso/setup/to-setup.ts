import type { DraftProvider, LiveProvider, SsoSetup } from '@drawbridge/contracts/identity';
import { toCallbackPath } from '@drawbridge/contracts/identity';
import { toPersonName } from '../../../kernel/people/index.ts';
import { isUntested } from '../emergency/emergency.rule.ts';
import { toSamlAddresses } from '../saml/addresses.ts';
import { toCertificate } from './certificates.ts';
import type { AdministratorRow, DraftRow, LiveRow } from './setup.store.ts';

const toValues = (row: LiveRow | DraftRow) => ({
  kind: row.kind,
  issuer: row.issuer ?? '',
  client_id: row.clientId,
  has_secret: row.encryptedSecret !== null,
  entry_point: row.entryPoint,
  certificates: row.certificates.map(toCertificate),
  metadata_url: row.metadataUrl,
});

const toDraft = (row: DraftRow): DraftProvider => ({
  ...toValues(row),
  changed_at: row.changedAt.toISOString(),
  tested_at: row.testedAt?.toISOString() ?? null,
  has_passed: row.hasPassed,
});

function toLive(row: LiveRow): LiveProvider {
  const { metadataChange: change } = row;
  return {
    ...toValues(row),
    metadata_read_at: row.metadataReadAt?.toISOString() ?? null,
    metadata_fault: row.metadataFault,
    metadata_change: change && {
      at: change.at,
      added: change.added,
      removed: change.removed,
      entry_point: change.entryPoint ?? null,
    },
  };
}

/** Ours, to register at the provider: known before there is one. */
export function toOwnAddresses(publicUrl: string, providerId: string): SsoSetup['addresses'] {
  const { entityId, acs } = toSamlAddresses(publicUrl, providerId);
  return {
    redirect_uri: publicUrl + toCallbackPath(providerId),
    entity_id: entityId,
    acs_url: acs,
    metadata_url: entityId,
  };
}

/** True where people sign in with it: it is not off, and not merely named. */
export const isInUse = (row: LiveRow | undefined): row is LiveRow =>
  row !== undefined && row.offSince === null && row.issuer !== null;

function toEmergencyTest(live: LiveRow, now: Date): SsoSetup['emergency_test'] {
  if (live.breakGlassPersonId === null) return null;
  const { breakGlassTestedAt: at } = live;
  return { tested_at: at?.toISOString() ?? null, is_due: at === null || isUntested(at, now) };
}

export const toSetup = (found: {
  providerId: string;
  publicUrl: string;
  live: LiveRow | undefined;
  draft: DraftRow | undefined;
  domains: string[];
  administrators: AdministratorRow[];
  linked: number;
  wantsPassword: boolean;
  maySwitch: boolean;
  now: Date;
}): SsoSetup => {
  const { live, draft } = found;
  return {
    live: isInUse(live) ? toLive(live) : null,
    draft: draft ? toDraft(draft) : null,
    addresses: toOwnAddresses(found.publicUrl, found.providerId),
    proven_domains: found.domains,
    rules: {
      is_strict: live?.isStrict ?? false,
      break_glass_person_id: live?.breakGlassPersonId ?? null,
      vouches_for_email: live?.vouchesForEmail ?? false,
      group_claim: live?.groupClaim ?? 'groups',
    },
    emergency_test: isInUse(live) ? toEmergencyTest(live, found.now) : null,
    administrators: found.administrators.map(({ id, firstName, lastName, email, ...has }) => ({
      id,
      name: toPersonName({ id, firstName, lastName }),
      email,
      has_password: has.hasPassword,
      has_second_factor: has.hasSecondFactor,
    })),
    linked_people: found.linked,
    wants_password: found.wantsPassword,
    may_switch: found.maySwitch,
  };
};
