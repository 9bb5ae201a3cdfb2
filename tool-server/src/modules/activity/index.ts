export { createActivity } from './activity.module.ts';
