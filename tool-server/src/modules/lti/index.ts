export { createLti } from './create-lti.ts';
