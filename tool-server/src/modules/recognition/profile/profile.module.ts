import type { ServerModule } from '../../../module.ts';
import { createPictureRouter, toPictureRoutes } from './picture.routes.ts';
import { createPictureService, type PictureDeps } from './picture.service.ts';
import { toProfileRoutes } from './profile.routes.ts';
import { createProfileService, type ProfileDeps } from './profile.service.ts';

export function createProfile(deps: ProfileDeps & PictureDeps): ServerModule {
  const pictures = createPictureService(deps);
  return {
    routes: [...toProfileRoutes(createProfileService(deps)), ...toPictureRoutes(pictures)],
    router: createPictureRouter(pictures),
  };
}
