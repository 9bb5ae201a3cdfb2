export { type ActivityModule, createActivity } from './activity.module.ts';
export { copyDays } from './activity.store.ts';
