export { createSetup } from './setup.module.ts';
