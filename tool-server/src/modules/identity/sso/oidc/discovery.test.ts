import { expect, it } from 'vitest';
import type { OidcProvider } from '../providers.ts';
import { createDiscovery } from './discovery.ts';

const provider = (issuer: string): OidcProvider => ({
  kind: 'oidc',
  id: 'provider',
  companyId: undefined,
  issuer,
  clientId: 'client',
  clientSecret: '',
  hasOwnRedirect: false,
  vouchesForEmail: true,
  groupClaim: 'groups',
});

function createReader(allowHttp: boolean) {
  const asked: string[] = [];
  const discovery = createDiscovery({
    allowHttp,
    clock: { now: () => new Date('2026-01-15T10:00:00Z') },
    fetch: async (url) => {
      asked.push(url);
      const { origin } = new URL(url);
      return Response.json({ issuer: origin, token_endpoint: `${origin}/token` });
    },
  });
  return { discovery, asked };
}

it('ASVS 12.2.1 an issuer without https is never called in production', async () => {
  const { discovery, asked } = createReader(false);
  await expect(discovery.read(provider('http://idp.example'))).rejects.toThrow();
  expect(asked).toEqual([]);
  await expect(discovery.read(provider('https://idp.example'))).resolves.toMatchObject({
    issuer: 'https://idp.example',
  });
});

it('an issuer without https is called in development', async () => {
  const { discovery, asked } = createReader(true);
  await expect(discovery.read(provider('http://idp.example'))).resolves.toMatchObject({
    issuer: 'http://idp.example',
  });
  expect(asked).toHaveLength(1);
});
