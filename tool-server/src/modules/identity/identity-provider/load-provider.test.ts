import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const LOADER = new URL('./load-provider.ts', import.meta.url).href;

/** What a separate process prints on stderr. */
const run = (code: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    cwd: new URL('.', import.meta.url).pathname,
  }).stderr;

describe('the warning about the runtime', () => {
  it('is suppressed, whether or not the library prints it on this Node', () => {
    expect(run(`(await import('${LOADER}')).loadOidcProvider()`)).toBe('');
  });

  it('is the only line suppressed, during the loading and after', () => {
    const code = `const loading = (await import('${LOADER}')).loadOidcProvider();
      console.warn('meanwhile');
      await loading;
      console.warn('oidc-provider WARNING: Unsupported runtime.');`;
    expect(run(code)).toBe('meanwhile\noidc-provider WARNING: Unsupported runtime.\n');
  });
});
