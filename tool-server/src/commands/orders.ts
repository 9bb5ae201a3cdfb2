import { Problem } from '@drawbridge/contracts';
import { createOrders, type ListedOrder } from '../modules/company/billing/index.ts';
import { createAudit } from '../modules/kernel/audit/index.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/open.ts';
import { createLimits } from '../platform/limits/limits.ts';
import { createLog } from '../platform/log/log.ts';
import { createMail } from '../platform/mail/create-mail.ts';
import { loadSecret } from '../platform/secret/secret.ts';
import { type Config, ConfigError, readConfig } from '../settings/config.ts';
import { findOwner, refuse, toDataDir } from './operator-command.ts';

/** `npm run orders`: what was ordered, and which of it is paid; *Operating* explains when. */
const USAGE = `Usage: npm run orders -- list [--waiting]
       npm run orders -- confirm <number>
       npm run orders -- cancel <number>

  list              the orders, the latest first, with whom the invoice is made out to
  confirm <number>  the invoice is paid: what was ordered opens now
  cancel <number>   takes an order back, paid or not, and closes what it opened
`;

type Command = { kind: 'list'; state?: 'waiting' } | { kind: 'confirm' | 'cancel'; number: string };

function readArguments(args: readonly string[]): Command {
  const [kind, value, ...more] = args;
  if (kind === 'list' && more.length === 0 && (value === undefined || value === '--waiting'))
    return { kind, ...(value && { state: 'waiting' }) };
  if ((kind === 'confirm' || kind === 'cancel') && value && !value.startsWith('-') && more.length === 0)
    return { kind, number: value };
  return refuse(USAGE);
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What a terminal would obey, in words that a buyer chose, is left out. */
const toPlain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');

function toState({ settledAt, endedAt, endedBecause, payBy, endsAt, trialEndsAt }: ListedOrder): string {
  if (endedAt) return `${endedBecause ?? 'ended'} on ${endedAt.toISOString()}`;
  if (settledAt) return `paid, until ${endsAt.toISOString()}`;
  const trial = trialEndsAt ? `trial until ${trialEndsAt.toISOString()}, no invoice before; ` : '';
  return `${trial}to be paid by ${payBy.toISOString()}`;
}

function printOrders(orders: readonly ListedOrder[]): void {
  if (orders.length === 0) return print('There is no order.');
  for (const one of orders)
    print(
      `${one.invoiceNumber}  ${one.purpose}, ${one.period}, ${one.seats} seats: ${one.currency} ${(one.amount / 100).toFixed(2)}; ${toState(one)}`,
      `    ordered by ${one.buyer ?? 'an account that is gone'} on ${one.orderedAt.toISOString()}`,
      `    invoice to ${toPlain([one.invoiceName, one.invoiceAddress, one.email].filter(Boolean).join(', '))}`,
    );
}

async function run(command: Command, config: Config): Promise<void> {
  const dataDir = toDataDir(config);
  const owner = config.databaseUrl === undefined ? findOwner(dataDir) : undefined;
  if (owner !== undefined)
    refuse(
      `The embedded database belongs to its server: ${owner}.${config.mode === 'production' ? '' : ` Its page ${config.publicUrl}/dev/orders does the same.`}`,
    );
  const log = createLog('error');
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir }, log).catch(
    (error: Error) => refuse(`The database cannot be opened: ${error.message}`),
  );
  const secret = loadSecret(config.secretKey, dataDir, config.secretKeyBefore);
  const deps = { database, secret, clock: systemClock, log, config };
  const { audit } = createAudit({ ...deps, limits: createLimits(deps) });
  const mail = createMail({ ...deps, wake: () => undefined });
  const orders = createOrders({ ...deps, ...mail, ...config, audit });
  try {
    if (command.kind === 'list') return printOrders(await orders.list(command.state));
    const row =
      command.kind === 'confirm'
        ? await orders.settle(command.number, 'operator')
        : await orders.cancel(command.number, 'operator');
    print(`${row.invoiceNumber}: ${toState({ ...row, buyer: null })}`);
  } finally {
    mail.close();
    await database.close();
  }
}

try {
  await run(readArguments(process.argv.slice(2)), readConfig(process.env));
} catch (error) {
  if (!(error instanceof Problem || error instanceof ConfigError)) throw error;
  refuse(error.message);
}
