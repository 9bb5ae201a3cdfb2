export { toProfileRoutes } from './profile.routes.ts';
export { createProfileService } from './profile.service.ts';
