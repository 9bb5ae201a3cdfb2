import {
  getAccountLink,
  linkAccount,
  listLinkedLearners,
  makeLinkCode,
  previewAccountLink,
  unlinkAccount,
  unlinkLearner,
} from '@drawbridge/contracts/integration';
import type { LaunchActor, PortalActor } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { AccountLinkService } from './account-link.service.ts';

export function toAccountLinkRoutes(links: AccountLinkService): (Route<PortalActor> | Route<LaunchActor>)[] {
  return [
    serve(makeLinkCode, ({ actor, input, ...origin }: Call<typeof makeLinkCode, PortalActor>) =>
      links.makeCode(actor, input.password, origin),
    ),
    serve(listLinkedLearners, ({ actor }: Call<typeof listLinkedLearners, PortalActor>) => links.list(actor)),
    serve(unlinkLearner, async ({ actor, input, ...origin }: Call<typeof unlinkLearner, PortalActor>) => {
      await links.unlinkLearner(actor, input.id, origin);
      return {};
    }),
    serve(previewAccountLink, ({ actor, input, ...origin }: Call<typeof previewAccountLink, LaunchActor>) =>
      links.preview(actor, input.code, origin),
    ),
    serve(linkAccount, ({ actor, input, ...origin }: Call<typeof linkAccount, LaunchActor>) =>
      links.link(actor, input.code, origin),
    ),
    serve(getAccountLink, ({ actor }: Call<typeof getAccountLink, LaunchActor>) => links.find(actor)),
    serve(
      unlinkAccount,
      async ({ actor, input: _nothing, ...origin }: Call<typeof unlinkAccount, LaunchActor>) => {
        await links.unlinkAccount(actor, origin);
        return {};
      },
    ),
  ];
}
