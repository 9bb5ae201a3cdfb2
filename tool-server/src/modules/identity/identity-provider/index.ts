export { createIdentityProvider } from './identity-provider.module.ts';
export { type LocalClient, toLocalClient } from './local-client.ts';
