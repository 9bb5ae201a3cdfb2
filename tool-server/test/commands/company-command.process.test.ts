import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/platform/clock.ts';
import { lockFolder } from '../../src/platform/db/folder-lock.ts';
import { openDatabase } from '../../src/platform/db/open.ts';
import { createLog } from '../../src/platform/log/log.ts';
import { listSentMail } from '../../src/platform/mail/mailer.ts';
import { loadSecret } from '../../src/platform/secret/secret.ts';
import { type OidcIssuer, startOidcIssuer } from '../fixtures/identity/oidc-issuer.ts';
import { runCommand } from '../fixtures/processes/run-command.ts';

const CREATE = ['create', '--name', 'Initech', '--admin-email', 'ada@initech.test'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-company-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: readonly string[]) => runCommand('company', folder, args);

describe('npm run company', () => {
  it('leaves the embedded database to the server that has it open', async () => {
    const release = lockFolder(folder);
    const { status, err } = await run(CREATE);
    release();
    expect([status, err]).toEqual([1, expect.stringMatching(/in use by process \d+; stop it first/)]);
  }, 60_000);

  it('makes a company, invites its administrator, sets its provider and closes it', async () => {
    const made = await run(CREATE);
    expect([made.status, made.err]).toEqual([0, '']);
    const [id = ''] = made.out.split(' ');
    expect(made.out).toContain('ada@initech.test was invited as its administrator.');
    expect(made.out).toContain(`/callback/${id}`);
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
    await issuer.close();

    expect((await run(['list'])).out).toBe(
      `${id}  Initech\n    1 accounts, no end; administrators: ada@initech.test\n`,
    );
    expect((await run(['close', id])).out).toContain('is closed');

    const database = await openDatabase({ databaseUrl: undefined, dataDir: folder }, createLog('silent'));
    const mails = await listSentMail(database.db, loadSecret(undefined, folder));
    await database.close();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@initech.test', 'You administer Initech at Drawbridge'],
    ]);
  }, 240_000);
});
