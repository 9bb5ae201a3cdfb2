import { globSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSetup, type Setup } from './testing/setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

describe('scripts of the pages', () => {
  it.each(globSync('*.ts', { cwd: path.join(import.meta.dirname, 'browser') }))(
    'a script that is TypeScript is served as JavaScript: %s',
    async (name) => {
      const response = await fetch(`${setup.lms.url}/static/${path.basename(name, '.ts')}.js`);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/javascript; charset=utf-8',
      ]);
      expect(await response.text()).not.toMatch(/\b(interface|unknown)\b/);
      expect((await fetch(`${setup.lms.url}/static/${name}`)).status).toBe(404);
    },
  );
});
