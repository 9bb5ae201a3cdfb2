import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { login } from '@drawbridge/contracts/identity';
import { listWishes } from '@drawbridge/contracts/learning';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { createReference } from './reference.ts';

it.each(['/api/docs', '/api/openapi.json'])(
  'P15 %s reads the contracts for its first response and for none after it (ASVS 15.2.2)',
  async (path) => {
    let reads = 0;
    const counted = [listWishes, login].map((endpoint) => ({
      ...endpoint,
      get output() {
        reads += 1;
        return endpoint.output;
      },
    }));
    const app = express().use(
      createReference(counted as never, { productName: 'Drawbridge', publicUrl: 'https://tool.test' }),
    );
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const ask = async () => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await ask()).toBe(200);
    const first = reads;
    expect(first).toBeGreaterThan(0);
    for (let times = 0; times < 5; times += 1) expect(await ask()).toBe(200);
    expect(reads).toBe(first);
  },
);
