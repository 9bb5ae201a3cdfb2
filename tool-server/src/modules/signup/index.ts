export { toSignupRoutes } from './signup.routes.ts';
export { createSignupService } from './signup.service.ts';
