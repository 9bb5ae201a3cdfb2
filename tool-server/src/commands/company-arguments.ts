import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asId } from '@drawbridge/contracts';
import { emailField } from '@drawbridge/contracts/identity';
import type { NewCompany } from '../modules/company/companies/index.ts';
import type { NewProvider } from '../modules/identity/sso/index.ts';
import { isUuid } from '../platform/uuid.ts';

export const USAGE = `Usage: npm run company -- create --name "ACME" --admin-email a@acme.example [--seats 50] [--ends 2027-12-31] [--allow-similar]
       npm run company -- list
       npm run company -- close <company-id>
       npm run company -- identity-provider <company-id> --issuer https://login.acme.example --client-id drawbridge
           --client-secret-file <file, or - for standard input> --domain acme.example [--domain acme.org]

  create             a company with its first administrator, who is told by email; an account that exists is appointed
  list               all companies, with their administrators
  close              nobody of the company gets in any more; nothing is deleted
  identity-provider  the people of the domains sign in by OpenID Connect; the same command changes the client or its secret
`;

/** Arguments that are wrong, one line each. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

export type CompanyCommand =
  | { kind: 'create'; company: NewCompany }
  | { kind: 'list' }
  | { kind: 'close'; companyId: string }
  | { kind: 'identity-provider'; provider: NewProvider };

const LONGEST_NAME = 120;
const LONGEST_SECRET = 1_000;
const MOST_SEATS = 1_000_000;

/** Collects what is wrong, so that all of it is told at once. */
function createFaults() {
  const faults: string[] = [];
  return {
    add: (fault: string) => void faults.push(fault),
    throwAny() {
      if (faults.length > 0) throw new ArgumentError(faults.join('\n'));
    },
  };
}
type Faults = ReturnType<typeof createFaults>;

function readName(given: string | undefined, faults: Faults): string {
  const name = (given ?? '').trim();
  if (name === '') faults.add('--name: required');
  if (name.length > LONGEST_NAME) faults.add(`--name: at most ${LONGEST_NAME} characters`);
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name))
    faults.add('--name: no control or invisible characters');
  return name;
}

function readEmail(given: string | undefined, faults: Faults): string {
  const parsed = emailField.safeParse(given ?? '');
  if (!parsed.success) faults.add('--admin-email: required, an email address');
  return parsed.success ? parsed.data : '';
}

function readSeats(given: string | undefined, faults: Faults): number | undefined {
  if (given === undefined) return undefined;
  const seats = Number(given);
  if (!/^\d+$/.test(given) || seats < 1 || seats > MOST_SEATS)
    faults.add(`--seats: a whole number from 1 to ${MOST_SEATS}`);
  return seats;
}

const DAY_MS = 86_400_000;

/** A company ends with the day, in UTC. */
function readEnd(given: string | undefined, now: Date, faults: Faults): Date | undefined {
  if (given === undefined) return undefined;
  const day = new Date(`${given}T00:00:00.000Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(day.getTime());
  // 2027-02-30 would be a day in March.
  if (!isDay || day.toISOString().slice(0, 10) !== given) {
    faults.add('--ends: a day such as 2027-12-31');
    return undefined;
  }
  const end = new Date(day.getTime() + DAY_MS);
  if (end <= now) faults.add('--ends: a day that is not over');
  return end;
}

function readCompanyId(given: string | undefined, faults: Faults): string {
  const id = (given ?? '').toLowerCase();
  if (!isUuid(id)) faults.add('<company-id>: required, as list shows it');
  return id;
}

function readIssuer(given: string | undefined, faults: Faults): string {
  if (!given || !/^https?:$/.test(URL.parse(given)?.protocol ?? ''))
    faults.add('--issuer: required, the web address that the provider names as its issuer');
  return given ?? '';
}

function readClientSecret(file: string | undefined, faults: Faults): string {
  if (!file) {
    faults.add(
      '--client-secret-file: required; a secret in the command itself would be in the list of processes',
    );
    return '';
  }
  let secret: string;
  try {
    secret = readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  } catch (error) {
    faults.add(`--client-secret-file: ${(error as Error).message}`);
    return '';
  }
  if (secret === '' || secret.length > LONGEST_SECRET || /\s/.test(secret))
    faults.add(`--client-secret-file: holds no secret of 1 to ${LONGEST_SECRET} characters on one line`);
  return secret;
}

const DOMAIN = /^(?!-)[a-z0-9-]{1,63}(?:\.(?!-)[a-z0-9-]{1,63})+$/;

function readDomains(given: readonly string[] | undefined, faults: Faults): string[] {
  const domains = [...new Set((given ?? []).map((domain) => domain.trim().toLowerCase()))];
  if (domains.length === 0) faults.add('--domain: required, such as acme.example');
  for (const domain of domains)
    if (!DOMAIN.test(domain)) faults.add(`--domain: ${domain} is no domain such as acme.example`);
  return domains;
}

const OPTIONS = {
  name: { type: 'string' },
  'admin-email': { type: 'string' },
  seats: { type: 'string' },
  ends: { type: 'string' },
  'allow-similar': { type: 'boolean' },
  issuer: { type: 'string' },
  'client-id': { type: 'string' },
  'client-secret-file': { type: 'string' },
  domain: { type: 'string', multiple: true },
} as const;

/** What each command takes besides its own name. */
const TAKES: Record<CompanyCommand['kind'], { id: boolean; options: readonly (keyof typeof OPTIONS)[] }> = {
  create: { id: false, options: ['name', 'admin-email', 'seats', 'ends', 'allow-similar'] },
  list: { id: false, options: [] },
  close: { id: true, options: [] },
  'identity-provider': { id: true, options: ['issuer', 'client-id', 'client-secret-file', 'domain'] },
};

const isKind = (text: string | undefined): text is CompanyCommand['kind'] =>
  text !== undefined && Object.hasOwn(TAKES, text);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ArgumentError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

/** Reads the arguments of `npm run company`; throws `ArgumentError`. */
export function readCompanyArguments(args: readonly string[], now: Date): CompanyCommand {
  const { values, positionals } = parse(args);
  const [kind, id, ...more] = positionals;
  if (!isKind(kind)) throw new ArgumentError(USAGE);
  const faults = createFaults();
  const takes = TAKES[kind];
  const extra = takes.id ? more : positionals.slice(1);
  for (const text of extra) faults.add(`${text}: not understood; a text with spaces needs quotation marks`);
  for (const option of Object.keys(values) as (keyof typeof OPTIONS)[])
    if (!takes.options.includes(option)) faults.add(`--${option}: not an option of ${kind}`);
  const command = ((): CompanyCommand => {
    if (kind === 'list') return { kind };
    if (kind === 'close') return { kind, companyId: readCompanyId(id, faults) };
    if (kind === 'create')
      return {
        kind,
        company: {
          name: readName(values.name, faults),
          adminEmail: readEmail(values['admin-email'], faults),
          seats: readSeats(values.seats, faults),
          endsAt: readEnd(values.ends, now, faults),
          allowSimilar: values['allow-similar'] ?? false,
        },
      };
    if (!values['client-id']) faults.add('--client-id: required, as the provider shows it');
    return {
      kind,
      provider: {
        companyId: asId<'company'>(readCompanyId(id, faults)),
        issuer: readIssuer(values.issuer, faults),
        clientId: values['client-id'] ?? '',
        clientSecret: readClientSecret(values['client-secret-file'], faults),
        domains: readDomains(values.domain, faults),
      },
    };
  })();
  faults.throwAny();
  return command;
}
