import { type Endpoint, problem } from '@drawbridge/contracts';
import {
  getCompanyAbout,
  getOrganization,
  getUserDefaults,
  removeCompanyLogo,
  setOrganization,
  setRetention,
  setUserDefaults,
  uploadCompanyLogo,
} from '@drawbridge/contracts/company';
import express, { type Router } from 'express';
import type { PortalActor } from '../../../actor.ts';
import { type Call, type Route, serve } from '../../../platform/http/api.ts';
import type { LogoService } from './logo.service.ts';
import type { OrganizationService } from './organization.service.ts';

type PortalCall<E extends Endpoint> = Call<E, PortalActor>;

export const toOrganizationRoutes = (
  organization: OrganizationService,
  logos: LogoService,
): Route<PortalActor>[] => [
  serve(getCompanyAbout, ({ actor }: PortalCall<typeof getCompanyAbout>) => organization.about(actor)),
  serve(getOrganization, ({ actor }: PortalCall<typeof getOrganization>) => organization.get(actor)),
  serve(setOrganization, ({ actor, input, ...origin }: PortalCall<typeof setOrganization>) =>
    organization.change(actor, input, origin),
  ),
  serve(uploadCompanyLogo, async ({ actor, input, ...origin }: PortalCall<typeof uploadCompanyLogo>) => ({
    logo: await logos.upload(actor, input.image, origin),
  })),
  serve(
    removeCompanyLogo,
    async ({ actor, input: _none, ...origin }: PortalCall<typeof removeCompanyLogo>) => {
      await logos.remove(actor, origin);
      return {};
    },
  ),
  serve(setRetention, ({ actor, input, ...origin }: PortalCall<typeof setRetention>) =>
    organization.retain(actor, input, origin),
  ),
  serve(getUserDefaults, ({ actor }: PortalCall<typeof getUserDefaults>) => organization.defaults(actor)),
  serve(setUserDefaults, ({ actor, input, ...origin }: PortalCall<typeof setUserDefaults>) =>
    organization.changeDefaults(actor, input, origin),
  ),
];

const YEAR_SECONDS = 31_536_000;

/** The logos, for whoever was shown an address: mails and certificates show them too. */
export function createLogoRouter(logos: LogoService): Router {
  const router = express.Router();
  router.get('/logos/:file', async (req, res) => {
    const image = await logos.find(req.params.file.replace(/\.webp$/, ''));
    if (!image) throw problem('not_found');
    res
      .set({
        'content-type': 'image/webp',
        'content-length': String(image.length),
        'content-disposition': 'inline; filename="logo.webp"',
        'cache-control': `private, max-age=${YEAR_SECONDS}, immutable`,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .end(req.method === 'HEAD' ? undefined : Buffer.from(image));
  });
  return router;
}
