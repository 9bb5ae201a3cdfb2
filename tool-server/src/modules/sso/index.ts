export { createSso } from './sso.ts';
