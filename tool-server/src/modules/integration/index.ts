export { createIntegration } from './create-integration.ts';
export { createLaunches } from './create-launches.ts';
