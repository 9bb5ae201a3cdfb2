export { hashPassword } from './password.ts';
export { toSessionRoutes } from './session.routes.ts';
export { createSessionService } from './session.service.ts';
