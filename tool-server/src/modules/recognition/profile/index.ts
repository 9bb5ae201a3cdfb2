export { createProfile } from './profile.module.ts';
