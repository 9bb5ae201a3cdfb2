export { createIntegration } from './create-integration.ts';
export { createLaunches, type Launches } from './create-launches.ts';
