import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../src/platform/clock.ts';
import { lockFolder } from '../src/platform/db/folder-lock.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { createLog } from '../src/platform/log/log.ts';
import { listSentMail } from '../src/platform/mail/mailer.ts';
import { loadSecret } from '../src/platform/secret/secret.ts';
import { type OidcIssuer, startOidcIssuer } from './fixtures/oidc-issuer.ts';
import { COMPILE_CACHE } from './fixtures/start-node.ts';

const COMMAND = fileURLToPath(new URL('../src/company.ts', import.meta.url));
const CREATE = ['create', '--name', 'Initech', '--admin-email', 'ada@initech.test'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-company-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** `npm run company -- …` on the embedded database of the folder. */
async function run(args: readonly string[], input = '') {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: { ...process.env, ...COMPILE_CACHE, NODE_ENV: 'development', DATABASE_URL: '', DATA_DIR: folder },
  });
  child.stdin.end(input);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, ...output };
}

describe('npm run company', () => {
  it('explains itself, and says what is wrong with its arguments', async () => {
    const unknown = await run(['open']);
    expect([unknown.status, unknown.out, unknown.err]).toEqual([
      1,
      '',
      expect.stringContaining('Usage: npm run company') as string,
    ]);
    const wrong = await run(['create', '--name', 'Initech']);
    expect([wrong.status, wrong.err]).toEqual([1, '--admin-email: required, an email address\n']);
  }, 60_000);

  it('leaves the embedded database to the server that has it open', async () => {
    const release = lockFolder(folder);
    const { status, err } = await run(CREATE);
    release();
    expect([status, err]).toEqual([1, expect.stringMatching(/in use by process \d+; stop it first/)]);
  }, 60_000);

  it('makes a company, invites its administrator, sets its provider and closes it, each once', async () => {
    const made = await run(CREATE);
    expect([made.status, made.err]).toEqual([0, '']);
    const [id = ''] = made.out.split(' ');
    expect(made.out).toContain('ada@initech.test was invited as its administrator.');
    expect(made.out).toContain(`/callback/${id}`);
    const again = await run(CREATE);
    expect([again.status, again.out]).toEqual([0, expect.stringContaining('Nothing was changed.')]);
    const other = await run(['create', '--name', 'Initech GmbH', '--admin-email', 'eve@initech.test']);
    expect([other.status, other.err]).toEqual([
      1,
      `"Initech GmbH" looks like "Initech" (${id}); --allow-similar makes it nevertheless\n`,
    ]);

    const issuer: OidcIssuer = await startOidcIssuer({ now: systemClock.now, advance: () => undefined });
    const toProvider = (file: string) =>
      `identity-provider ${id} --issuer ${issuer.issuer} --client-id c --client-secret-file ${file} --domain initech.test`.split(
        ' ',
      );
    const file = path.join(folder, 'client-secret');
    writeFileSync(file, 'between-us\n');
    expect((await run(toProvider(file))).out).toContain(
      'Set: issuer, client id, client secret, domain initech.test.',
    );
    expect((await run(toProvider('-'), 'between-us\n')).out).toContain('Nothing was changed.');
    await issuer.close();
    const unreachable = await run(toProvider(file));
    expect([unreachable.status, unreachable.err]).toEqual([1, expect.stringContaining('cannot be used')]);

    expect((await run(['list'])).out).toBe(
      `${id}  Initech\n    1 accounts, no end; administrators: ada@initech.test\n`,
    );
    expect((await run(['close', id])).out).toContain('is closed');
    expect((await run(['close', id])).out).toContain('Nothing was changed.');
    expect((await run(['list'])).out).toContain('ended 2');

    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder }, createLog('silent'));
    const mails = await listSentMail(database.db, loadSecret(undefined, folder));
    await database.close();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@initech.test', 'You administer Initech at Drawbridge'],
    ]);
  }, 240_000);
});
