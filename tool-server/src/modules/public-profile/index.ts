export { createActivityReader } from './activity.ts';
export { toPublicProfileRoutes } from './public-profile.routes.ts';
export { createPublicProfileService } from './public-profile.service.ts';
