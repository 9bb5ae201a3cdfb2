import { type InputOf, problem } from '@drawbridge/contracts';
import {
  DEFAULT_GROUP_CLAIM,
  type draftOidc,
  type draftSaml,
  SSO_SETUP_TEXTS,
} from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../../actor.ts';
import type { Origin } from '../../../../platform/http/api.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import type { Discovery } from '../oidc/discovery.ts';
import type { FetchMetadata } from './fetch-metadata.ts';
import { MetadataFault, readMetadata } from './read-metadata.ts';
import { ssoSetupOf } from './setup.limits.ts';
import * as store from './setup.store.ts';
import { type SetupParts, type SetupPartsDeps, toCompanyId } from './setup-parts.ts';

export interface DraftDeps extends SetupPartsDeps {
  secret: Secret;
  limits: Pick<Limits, 'check'>;
  allowHttp: boolean;
  discovery: Pick<Discovery, 'readNow'>;
  fetchMetadata: FetchMetadata;
}

/** The values of a provider as an administrator enters them. Nobody signs in with a draft. */
export function createDrafts(deps: DraftDeps, { change, record }: SetupParts) {
  const { clock, secret, limits, identityProof, allowHttp } = deps;
  const { db } = deps.database;

  const saveDraft = (actor: PortalActor, values: store.DraftValues, origin: Origin) =>
    change(actor, async (tx, companyId) => {
      const { id } = await store.ensureProvider(tx, companyId, clock.now());
      await store.writeDraft(tx, id, values, clock.now());
      await record(tx, actor, {
        action: 'identity_provider.draft',
        origin,
        details: { kind: values.kind, issuer: values.issuer },
      });
    });

  async function checkDiscovery(issuer: string, clientId: string): Promise<void> {
    try {
      await deps.discovery.readNow({
        kind: 'oidc',
        id: '',
        companyId: undefined,
        issuer,
        clientId,
        clientSecret: undefined,
        hasOwnRedirect: true,
        vouchesForEmail: false,
        groupClaim: DEFAULT_GROUP_CLAIM,
      });
    } catch (error) {
      const reason = `The discovery document of this issuer cannot be used: ${(error as Error).message}`;
      throw problem('bad_input', { errors: { issuer: reason.slice(0, 300) }, cause: error });
    }
  }

  async function loadMetadata({ metadata, metadata_url }: InputOf<typeof draftSaml>) {
    const field = metadata_url === undefined ? 'metadata' : 'metadata_url';
    try {
      if (metadata_url !== undefined) return await deps.fetchMetadata(metadata_url);
      if (metadata === undefined || metadata.trim() === '') throw new MetadataFault(SSO_SETUP_TEXTS.metadata);
      return readMetadata(metadata, { allowHttp });
    } catch (error) {
      if (!(error instanceof MetadataFault)) throw error;
      throw problem('bad_input', { errors: { [field]: error.message } });
    }
  }

  return {
    /** Throws `bad_input` at `issuer`. */
    async draftOidc(actor: PortalActor, input: InputOf<typeof draftOidc>, origin: Origin) {
      const companyId = toCompanyId(actor);
      await identityProof.check(actor, input.password, origin);
      await limits.check([ssoSetupOf(companyId)]);
      await checkDiscovery(input.issuer, input.client_id);
      const live = await store.findLive(db, companyId);
      const draft = live && (await store.findDraft(db, live.id));
      // A secret belongs to a client of an issuer: that of another one is never sent there.
      const kept = [draft, live].find(
        (row) => row?.kind === 'oidc' && row.issuer === input.issuer && row.clientId === input.client_id,
      );
      const encryptedSecret = input.client_secret
        ? secret.encrypt(input.client_secret)
        : (kept?.encryptedSecret ?? null);
      return saveDraft(
        actor,
        {
          kind: 'oidc',
          issuer: input.issuer,
          clientId: input.client_id,
          encryptedSecret,
          entryPoint: null,
          certificates: [],
          metadataUrl: null,
        },
        origin,
      );
    },

    /** Throws `bad_input` at `metadata` or `metadata_url`. */
    async draftSaml(actor: PortalActor, input: InputOf<typeof draftSaml>, origin: Origin) {
      await identityProof.check(actor, input.password, origin);
      await limits.check([ssoSetupOf(toCompanyId(actor))]);
      const { entityId, entryPoint, certificates } = await loadMetadata(input);
      return saveDraft(
        actor,
        {
          kind: 'saml',
          issuer: entityId,
          clientId: null,
          encryptedSecret: null,
          entryPoint,
          certificates,
          metadataUrl: input.metadata_url ?? null,
        },
        origin,
      );
    },

    discard: (actor: PortalActor, origin: Origin) =>
      change(actor, async (tx, companyId) => {
        const live = await store.findLive(tx, companyId);
        const draft = live && (await store.findDraft(tx, live.id));
        if (!draft) return;
        await store.deleteDraft(tx, draft.providerId);
        await record(tx, actor, {
          action: 'identity_provider.draft',
          origin,
          details: { discarded: 'yes', issuer: draft.issuer },
        });
      }),
  };
}
