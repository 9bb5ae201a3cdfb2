export { createLti } from './lti.module.ts';
