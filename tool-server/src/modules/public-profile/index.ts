export { createPublicProfile } from './public-profile.module.ts';
