import { BASES, type Base, type BaseAddresses, toBaseAddresses } from '@drawbridge/contracts';
import * as z from 'zod';
import { readHostPairs } from './platform/http/host-pairs.ts';
import { type PrivateHosts, readPrivateHosts } from './platform/http/public-address.ts';
import { isLoopback } from './platform/http/this-machine.ts';
import { isAddressRange } from './platform/limits/address.ts';

const webAddress = z.url({ protocol: /^https?$/ });

/** The environment, read once at start. Documented in `.env.example`; a test checks that both hold the same list. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO_IN_PUBLIC: z.enum(['0', '1']).default('0'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  EMBEDDED_IN_PRODUCTION: z.enum(['0', '1']).default('0'),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  SECRET_KEY_BEFORE: z.string().min(32, 'at least 32 characters').optional(),
  PRODUCT_NAME: z.string().min(1).max(60).default('Drawbridge'),
  SUPPORT_EMAIL: z.email().default('support@drawbridge.test'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  OUTGOING_PORTS: z
    .string()
    .regex(/^\s*(\d{1,5}\s*(,\s*\d{1,5}\s*)*)?$/, 'port numbers, parted by commas')
    .default(''),
  LTI_PRIVATE_HOSTS: z.string().default(''),
  LTI_SERVICE_HOSTS: z.string().default(''),
  WRITES_PER_MINUTE: z.coerce.number().int().min(10).default(300),
  REQUESTS_AT_ONCE: z.coerce.number().int().min(10).default(500),
  PRIVACY_URL: webAddress.optional(),
  SUPPORT_SITE_URL: webAddress.default('https://support.drawbridge.test'),
  KNOWLEDGE_BASE_URL: webAddress.optional(),
  COMMUNITY_URL: webAddress.optional(),
  REVIEW_FORM_URL: webAddress.optional(),
  REVIEW_FORM_SIGNAL: z.enum(['message', 'load']).default('message'),
  CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  CHAT_APP_ID: z.string().min(1).max(100).optional(),
  CHAT_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  AI_URL: webAddress.optional(),
  AI_KEY: z.string().min(1).max(500).optional(),
  AI_MODEL: z.string().min(1).max(200).optional(),
  AUDIT_KEPT_DAYS: z.coerce.number().int().min(90, 'at least 90 days').max(3_650).default(365),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  GRADER_PROCESSES: z.coerce
    .number()
    .int()
    .min(2, 'at least 2: slow submissions get half of them')
    .max(32)
    .default(2),
  ROOT_IN_PRODUCTION: z.enum(['0', '1']).default('0'),
  GRADER_JAIL: z.enum(['auto', 'bwrap', 'none']).default('auto'),
  EXAMPLE_LMS_URL: z.url().default('http://localhost:8090'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
});

/** `BASE_URL_MAIN`, `BASE_URL_COURSE_GENERATOR`, …: where the page finds a service base that is served elsewhere. */
export const toBaseSetting = (base: Base): string => `BASE_URL_${base.toUpperCase().replaceAll('-', '_')}`;

export const SETTING_NAMES: readonly string[] = [...Object.keys(settings.shape), ...BASES.map(toBaseSetting)];

export interface Config {
  mode: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Own origin as browsers see it, without a final slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Live messages between processes use it instead of PostgreSQL. */
  redisUrl: string | undefined;
  /** From SECRET_KEY; outside production it may be absent and is then stored in DATA_DIR. */
  secretKey: string | undefined;
  /** The secret that it replaces: what is still encrypted under it can be read, and is encrypted again. */
  secretKeyBefore: string | undefined;
  productName: string;
  supportEmail: string;
  /** Without it mail stays in the outbox, in production until there is one. */
  smtpUrl: string | undefined;
  /** Sender address of mail. */
  mailFrom: string;
  /** Proxies whose statement about the caller's address is trusted. */
  trustedProxies: string[];
  /** Ports besides 80 and 443 that calls to platforms and identity providers may go to in production. */
  outgoingPorts: number[];
  /** Learning platforms that are called in production although their addresses are private. */
  ltiPrivateHosts: PrivateHosts;
  /** Access tokens of an LMS may go to these hosts, by the host that issues them. */
  ltiServiceHosts: ReadonlyMap<string, readonly string[]>;
  /** What one person may write in a minute; they may read four times as much. */
  writesPerMinute: number;
  /** What is worked on at the same time; more is refused until some of it is done. */
  requestsAtOnce: number;
  /** Linked in every footer. @see SHELL-4 */
  privacyUrl: string;
  /** Opened from the user menu. @see SHELL-17 */
  knowledgeBaseUrl: string;
  communityUrl: string;
  /** The embedded review form; without one there is none. @see REV-1 */
  reviewFormUrl: string | undefined;
  /** What says that it is there: a message of its own, or the `load` of its frame. @see REV-3 */
  reviewFormSignal: 'message' | 'load';
  /** The chat service; without one no page starts a chat. @see NOTIF-17, NOTIF-18 */
  chat: { scriptUrl: string; appId: string } | undefined;
  /** Shared with the chat service; without one a key of our own is taken. */
  chatSecret: string | undefined;
  /** An OpenAI-compatible service that answers from the course texts; without one they answer themselves. */
  ai: { url: string; key: string | undefined; model: string } | undefined;
  /** The audit trail loses what is older. */
  auditKeptDays: number;
  logLevel: string;
  graderProcesses: number;
  graderJail: 'auto' | 'bwrap' | 'none';
  exampleLmsUrl: string;
  /**
   * Google as an OpenID provider. Without a client production has no Google; elsewhere the local provider replaces it.
   */
  google: { issuer: string; client: { id: string; secret: string } | undefined };
  bases: BaseAddresses;
}

/** All faults of the environment together, one line each. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The settings are not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** `isRoot`: the process that reads it has the rights of root. */
export function readConfig(env: Record<string, string | undefined>, { isRoot = false } = {}): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(given);
  const faults = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const elsewhere = readBaseSettings(given, faults);
  if (!parsed.success) throw new ConfigError(faults);
  const { data } = parsed;
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '');
  const trustedProxies = data.TRUSTED_PROXIES.split(',')
    .map((range) => range.trim())
    .filter(Boolean);
  for (const range of trustedProxies)
    if (!isAddressRange(range))
      faults.push(`TRUSTED_PROXIES: ${range} is no address, range, loopback, linklocal or uniquelocal`);
  faults.push(
    ...(data.NODE_ENV === 'production'
      ? findProductionFaults(data, elsewhere)
      : findPublicFaults(data, publicUrl)),
  );
  if (isRoot && data.NODE_ENV === 'production' && data.ROOT_IN_PRODUCTION !== '1')
    faults.push(
      'NODE_ENV: production does not run as root, because what breaks out of a grader would be root too; start it as a user of its own (ROOT_IN_PRODUCTION=1 accepts that)',
    );
  if (!data.GOOGLE_CLIENT_ID !== !data.GOOGLE_CLIENT_SECRET)
    faults.push(
      `${data.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'}: required with the other of the two`,
    );
  if (!data.CHAT_SCRIPT_URL !== !data.CHAT_APP_ID)
    faults.push(
      `${data.CHAT_SCRIPT_URL ? 'CHAT_APP_ID' : 'CHAT_SCRIPT_URL'}: required with the other of the two`,
    );
  faults.push(...findAiFaults(data));
  if (data.SECRET_KEY_BEFORE && (!data.SECRET_KEY || data.SECRET_KEY_BEFORE === data.SECRET_KEY))
    faults.push('SECRET_KEY_BEFORE: with a new SECRET_KEY beside it only');
  let ltiPrivateHosts: PrivateHosts = { hosts: [], networks: [] };
  try {
    ltiPrivateHosts = readPrivateHosts(data.LTI_PRIVATE_HOSTS);
  } catch (error) {
    faults.push(`LTI_PRIVATE_HOSTS: ${(error as Error).message}`);
  }
  let ltiServiceHosts: Config['ltiServiceHosts'] = new Map();
  try {
    ltiServiceHosts = readHostPairs(data.LTI_SERVICE_HOSTS);
  } catch (error) {
    faults.push(`LTI_SERVICE_HOSTS: ${(error as Error).message}`);
  }
  let bases: BaseAddresses | undefined;
  try {
    bases = toBaseAddresses(publicUrl, elsewhere);
  } catch (error) {
    faults.push((error as Error).message);
  }
  if (faults.length > 0 || !bases) throw new ConfigError(faults);
  return {
    mode: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    secretKey: data.SECRET_KEY,
    secretKeyBefore: data.SECRET_KEY_BEFORE,
    productName: data.PRODUCT_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    trustedProxies,
    outgoingPorts: data.OUTGOING_PORTS.split(',').map(Number).filter(Boolean),
    ltiPrivateHosts,
    ltiServiceHosts,
    writesPerMinute: data.WRITES_PER_MINUTE,
    requestsAtOnce: data.REQUESTS_AT_ONCE,
    privacyUrl: data.PRIVACY_URL ?? new URL('/privacy', data.SUPPORT_SITE_URL).href,
    knowledgeBaseUrl: data.KNOWLEDGE_BASE_URL ?? new URL('/help', data.SUPPORT_SITE_URL).href,
    communityUrl: data.COMMUNITY_URL ?? new URL('/community', data.SUPPORT_SITE_URL).href,
    reviewFormUrl: data.REVIEW_FORM_URL,
    reviewFormSignal: data.REVIEW_FORM_SIGNAL,
    chat:
      data.CHAT_SCRIPT_URL && data.CHAT_APP_ID
        ? { scriptUrl: data.CHAT_SCRIPT_URL, appId: data.CHAT_APP_ID }
        : undefined,
    chatSecret: data.CHAT_SECRET,
    ai:
      data.AI_URL && data.AI_MODEL
        ? { url: data.AI_URL.replace(/\/+$/, ''), key: data.AI_KEY, model: data.AI_MODEL }
        : undefined,
    auditKeptDays: data.AUDIT_KEPT_DAYS,
    logLevel: data.LOG_LEVEL,
    graderProcesses: data.GRADER_PROCESSES,
    graderJail: data.GRADER_JAIL,
    exampleLmsUrl: data.EXAMPLE_LMS_URL.replace(/\/+$/, ''),
    google: {
      issuer: data.GOOGLE_ISSUER,
      client:
        data.GOOGLE_CLIENT_ID && data.GOOGLE_CLIENT_SECRET
          ? { id: data.GOOGLE_CLIENT_ID, secret: data.GOOGLE_CLIENT_SECRET }
          : undefined,
    },
    bases,
  };
}

function readBaseSettings(env: Record<string, string | undefined>, faults: string[]): Partial<BaseAddresses> {
  const elsewhere: Partial<BaseAddresses> = {};
  for (const base of BASES) {
    const value = env[toBaseSetting(base)];
    if (value === undefined) continue;
    if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
      faults.push(`${toBaseSetting(base)}: not a web address`);
    else elsewhere[base] = value;
  }
  return elsewhere;
}

/** Questions and a key are sent there: encrypted, or not beyond this machine. */
function findAiFaults({ AI_URL: url, AI_KEY: key, AI_MODEL: model }: z.output<typeof settings>): string[] {
  const faults: string[] = [];
  if (!url !== !model) faults.push(`${url ? 'AI_MODEL' : 'AI_URL'}: required with the other of the two`);
  if (key && !url) faults.push('AI_URL: required with AI_KEY');
  if (!url) return faults;
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' && !isLoopback(hostname))
    faults.push('AI_URL: https is required unless the service is on this machine');
  if (username || password) faults.push('AI_URL: the key belongs in AI_KEY, not in the address');
  return faults;
}

/** Outside production there are accounts with a known password: only this machine may reach them. */
function findPublicFaults(data: z.output<typeof settings>, publicUrl: string): string[] {
  if (data.DEMO_IN_PUBLIC === '1') return [];
  const others = { HOST: data.HOST, PUBLIC_URL: new URL(publicUrl).hostname };
  return Object.entries(others)
    .filter(([, host]) => !isLoopback(host))
    .map(
      ([name, host]) =>
        `${name}: others reach ${host}, and anyone knows the passwords of the demo accounts; set NODE_ENV=production, or DEMO_IN_PUBLIC=1 for a demo in public`,
    );
}

/** The fewest different characters in 32 bytes of randomness, by any usual encoding; sixteen times `00ff` has two. */
const LEAST_DISTINCT = 10;

/** 32 bytes or more, as hex or base64; whether they are random cannot be known, but what is not often shows. */
function isRandomKey(key: string): boolean {
  const bytes = /^([0-9a-f]{2})+$/i.test(key) ? key.length / 2 : Buffer.from(key, 'base64').length;
  return bytes >= 32 && new Set(key).size >= LEAST_DISTINCT;
}

/** Encrypted, on this machine, or expressly not. */
function hasDatabaseTls(address: string): boolean {
  const { hostname, searchParams } = new URL(address);
  return isLoopback(hostname) || hostname === '' || searchParams.has('sslmode') || searchParams.has('host');
}

function findProductionFaults(data: z.output<typeof settings>, elsewhere: Partial<BaseAddresses>): string[] {
  const faults: string[] = [];
  if (!data.SECRET_KEY) faults.push('SECRET_KEY: required in production');
  else if (!isRandomKey(data.SECRET_KEY))
    faults.push(
      'SECRET_KEY: not 32 random bytes; make one with: node -p "crypto.randomBytes(32).toString(\'base64url\')"',
    );
  if (!data.GOOGLE_ISSUER.startsWith('https://'))
    faults.push('GOOGLE_ISSUER: https is required in production');
  for (const base of BASES)
    if (elsewhere[base]?.startsWith('https://') === false)
      faults.push(`${toBaseSetting(base)}: https is required in production`);
  if (data.DATABASE_URL && !hasDatabaseTls(data.DATABASE_URL))
    faults.push(
      'DATABASE_URL: add ?sslmode=verify-full; in production the connection to another machine is encrypted (sslmode=disable accepts that it is not)',
    );
  if (data.REDIS_URL?.startsWith('redis:') && !isLoopback(new URL(data.REDIS_URL).hostname))
    faults.push('REDIS_URL: rediss is required in production unless Redis is on this machine');
  if (!data.DATABASE_URL && data.EMBEDDED_IN_PRODUCTION !== '1')
    faults.push(
      'DATABASE_URL: required in production (the embedded database does not survive a power cut; EMBEDDED_IN_PRODUCTION=1 accepts that)',
    );
  if (!data.PUBLIC_URL?.startsWith('https://')) faults.push('PUBLIC_URL: required in production, with https');
  if (data.DEMO_IN_PUBLIC === '1')
    faults.push('DEMO_IN_PUBLIC: production has no demo; leave it out or set NODE_ENV=development');
  if (data.GRADER_JAIL === 'none') faults.push('GRADER_JAIL: none is refused in production');
  return faults;
}
