import { CompanyRefused, createCompanies, type ListedCompany } from '../modules/company/companies/index.ts';
import {
  checkProvider,
  createTenants,
  ProviderRefused,
  setProvider,
  toCompanyRedirect,
} from '../modules/identity/sso/index.ts';
import { createAudit } from '../modules/kernel/audit/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/open.ts';
import { createLimits } from '../platform/limits/limits.ts';
import { createLog } from '../platform/log/log.ts';
import { createMail } from '../platform/mail/create-mail.ts';
import { loadSecret } from '../platform/secret/secret.ts';
import { type Config, ConfigError, readConfig } from '../settings/config.ts';
import { ArgumentError, type CompanyCommand, readCompanyArguments } from './company-arguments.ts';
import { findOwner, refuse, toDataDir } from './operator-command.ts';

/** `npm run company`: companies and their identity providers, for the operator; *Operating* explains when. */

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function toEnd({ expiresAt }: ListedCompany): string {
  if (!expiresAt) return 'no end';
  return `${expiresAt <= systemClock.now() ? 'ended' : 'until'} ${expiresAt.toISOString()}`;
}

/** What a terminal would obey, in a name that an administrator once chose, is left out. */
const toPlain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');

function printList(companies: readonly ListedCompany[]): void {
  if (companies.length === 0) return print('There is no company yet.');
  for (const one of companies)
    print(
      `${one.id}  ${toPlain(one.name)}`,
      `    ${one.people} accounts, ${toEnd(one)}; administrators: ${one.admins.join(', ') || 'none'}`,
    );
}

const CREATED = {
  invited: (email: string) => `${email} was invited as its administrator.`,
  appointed: (email: string) => `The account ${email} is its administrator now.`,
  known: () => 'It is there already, with this administrator. Nothing was changed.',
};

async function openServices(config: Config, dataDir: string) {
  const log = createLog('error');
  const clock = systemClock;
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir }, log).catch(
    (error: Error) =>
      refuse(`The database cannot be opened: ${error.message || (error as NodeJS.ErrnoException).code}`),
  );
  const secret = loadSecret(config.secretKey, dataDir, config.secretKeyBefore);
  const deps = { database, secret, clock, log, config };
  const { audit } = createAudit({ ...deps, limits: createLimits(deps) });
  const mail = createMail({ ...deps, wake: () => undefined });
  const { ownsAddress } = createTenants(deps);
  const { publicUrl, productName } = config;
  return {
    companies: createCompanies({ ...deps, ...mail, audit, ownsAddress, publicUrl, productName }),
    setProvider: (provider: Parameters<typeof setProvider>[0]) => setProvider(provider, { ...deps, audit }),
    async close() {
      mail.close();
      await database.close();
    },
  };
}

type Services = Awaited<ReturnType<typeof openServices>>;

async function run(command: CompanyCommand, { companies, ...services }: Services, config: Config) {
  switch (command.kind) {
    case 'list':
      return printList(await companies.list());
    case 'close': {
      const isClosed = await companies.close(command.companyId);
      return print(
        isClosed
          ? `The company ${command.companyId} is closed: its people are refused from now on.`
          : `The company ${command.companyId} had ended already. Nothing was changed.`,
      );
    }
    case 'create': {
      const { name, adminEmail } = command.company;
      const { id, admin } = await companies.create(command.company);
      print(`${id}  ${name}`, CREATED[admin](adminEmail));
      if (admin !== 'known' && !config.smtpUrl)
        print('SMTP_URL is not set: the email is in the outbox, and waits there in production.');
      return print(`Redirect address for its identity provider: ${toCompanyRedirect(id, config.publicUrl)}`);
    }
    case 'identity-provider': {
      await checkProvider(command.provider, { clock: systemClock, config });
      const changes = await services.setProvider(command.provider);
      const { companyId } = command.provider;
      return print(
        changes.length === 0
          ? 'The identity provider is set like this already. Nothing was changed.'
          : `Set: ${changes.join(', ')}.`,
        `Redirect address to register there: ${toCompanyRedirect(companyId, config.publicUrl)}`,
      );
    }
  }
}

/** True for what the operator can act on; anything else is a fault of ours, with its stack. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof ArgumentError ||
  error instanceof ConfigError ||
  error instanceof CompanyRefused ||
  error instanceof ProviderRefused;

try {
  const command = readCompanyArguments(process.argv.slice(2), systemClock.now());
  const config = readConfig(process.env);
  const dataDir = toDataDir(config);
  const owner = config.databaseUrl === undefined ? findOwner(dataDir) : undefined;
  if (owner !== undefined) refuse(`The embedded database belongs to its server: ${owner}.`);
  const services = await openServices(config, dataDir);
  try {
    await run(command, services, config);
  } finally {
    await services.close();
  }
} catch (error) {
  if (!isRefusal(error)) throw error;
  refuse(error.message);
}
