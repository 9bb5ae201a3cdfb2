export { createIdentityProvider } from './identity-provider.module.ts';
export { LOCAL_IDP_PATH, type LocalClient, type LocalClientId, toLocalClient } from './local-client.ts';
