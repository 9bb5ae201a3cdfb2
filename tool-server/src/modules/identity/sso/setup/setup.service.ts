import { type InputOf, problem } from '@drawbridge/contracts';
import { SSO_SETUP_TEXTS, type setSsoRules } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../../actor.ts';
import type { Origin } from '../../../../platform/http/api.ts';
import { toChosen } from '../emergency/emergency.store.ts';
import { createDrafts, type DraftDeps } from './drafts.ts';
import * as store from './setup.store.ts';
import { createSetupParts } from './setup-parts.ts';
import { isInUse } from './to-setup.ts';

/** What a draft and the provider in use have in common. */
const toValues = (row: store.DraftValues): store.DraftValues => ({
  kind: row.kind,
  issuer: row.issuer,
  clientId: row.clientId,
  encryptedSecret: row.encryptedSecret,
  entryPoint: row.entryPoint,
  certificates: row.certificates,
  metadataUrl: row.metadataUrl,
});

/** How an administrator sets up single sign-on: a draft, a test with it, and the switch. @see COMP-9 */
export function createSsoSetup(deps: DraftDeps) {
  const { clock, identityProof } = deps;
  const parts = createSetupParts(deps);
  const { change, record, tell } = parts;

  return {
    read: parts.read,
    ...createDrafts(deps, parts),

    /** Throws `no_sso_draft`, `sso_not_tested`, `no_proven_domain`. */
    async switchOn(actor: PortalActor, password: string | undefined, origin: Origin) {
      await identityProof.check(actor, password, origin);
      return change(actor, async (tx, companyId) => {
        const live = await store.findLive(tx, companyId);
        const draft = live && (await store.findDraft(tx, live.id));
        if (!draft) throw problem('no_sso_draft');
        if (!draft.hasPassed) throw problem('sso_not_tested');
        if ((await store.readProvenDomains(tx, companyId)).length === 0) throw problem('no_proven_domain');
        const { providerId, changedAt } = draft;
        const values = toValues(draft);
        await store.writeLive(tx, providerId, {
          ...values,
          vendor: null,
          hasOwnRedirect: true,
          offSince: null,
          metadataReadAt: values.metadataUrl ? changedAt : null,
          metadataFault: null,
          metadataChange: null,
        });
        await store.deleteDraft(tx, providerId);
        await store.pointDomains(tx, companyId, providerId);
        await record(tx, actor, {
          action: 'identity_provider.on',
          origin,
          details: {
            kind: values.kind,
            issuer_before: isInUse(live) ? (live.issuer ?? '') : '',
            issuer_after: values.issuer,
          },
        });
        await tell(tx, companyId, 'on');
      });
    },

    /** What people signed in with becomes the draft, unless there is another. */
    async switchOff(actor: PortalActor, password: string | undefined, origin: Origin) {
      await identityProof.check(actor, password, origin);
      return change(actor, async (tx, companyId) => {
        const live = await store.findLive(tx, companyId);
        if (!isInUse(live)) return;
        const now = clock.now();
        if (!(await store.findDraft(tx, live.id)))
          await store.writeDraft(tx, live.id, toValues({ ...live, issuer: live.issuer ?? '' }), now);
        await store.writeLive(tx, live.id, { offSince: now, isStrict: false });
        await record(tx, actor, {
          action: 'identity_provider.off',
          origin,
          details: {
            kind: live.kind,
            issuer: live.issuer ?? '',
            passwords_were_refused: live.isStrict ? 'yes' : 'no',
          },
        });
        await tell(tx, companyId, 'off');
      });
    },

    /** Throws `sso_off`, and `bad_input` at `break_glass_person_id`. */
    async setRules(actor: PortalActor, input: InputOf<typeof setSsoRules>, origin: Origin) {
      await identityProof.check(actor, input.password, origin);
      return change(actor, async (tx, companyId) => {
        const live = await store.findLive(tx, companyId);
        if (!isInUse(live)) throw problem('sso_off');
        const chosen = (await store.readAdministrators(tx, companyId)).find(
          ({ id }) => id === input.break_glass_person_id,
        );
        const isFit = chosen !== undefined && chosen.hasPassword && chosen.hasSecondFactor;
        if (!isFit && (input.is_strict || input.break_glass_person_id !== null))
          throw problem('bad_input', { errors: { break_glass_person_id: SSO_SETUP_TEXTS.breakGlass } });
        await store.writeLive(tx, live.id, {
          isStrict: input.is_strict,
          breakGlassPersonId: input.break_glass_person_id,
          ...(input.break_glass_person_id === live.breakGlassPersonId ? {} : toChosen(clock.now())),
          vouchesForEmail: input.vouches_for_email,
          groupClaim: input.group_claim,
        });
        if (input.is_strict !== live.isStrict)
          await tell(tx, companyId, input.is_strict ? 'passwords refused' : 'passwords accepted');
        await record(tx, actor, {
          action: 'identity_provider.rules',
          origin,
          details: {
            passwords_refused_before: String(live.isStrict),
            passwords_refused_after: String(input.is_strict),
            exempt_before: live.breakGlassPersonId ?? '',
            exempt_after: input.break_glass_person_id ?? '',
            vouches_for_email_before: String(live.vouchesForEmail),
            vouches_for_email_after: String(input.vouches_for_email),
            group_claim_before: live.groupClaim,
            group_claim_after: input.group_claim,
          },
        });
      });
    },
  };
}

export type SsoSetupService = ReturnType<typeof createSsoSetup>;
