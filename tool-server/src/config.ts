import { BASES, type Base, type BaseAddresses, toBaseAddresses } from '@drawbridge/contracts';
import * as z from 'zod';
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
  PRODUCT_NAME: z.string().min(1).max(60).default('Drawbridge'),
  SUPPORT_EMAIL: z.email().default('support@drawbridge.test'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  PRIVACY_URL: webAddress.optional(),
  SUPPORT_SITE_URL: webAddress.default('https://support.drawbridge.test'),
  KNOWLEDGE_BASE_URL: webAddress.optional(),
  COMMUNITY_URL: webAddress.optional(),
  REVIEW_FORM_URL: webAddress.optional(),
  CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  CHAT_APP_ID: z.string().min(1).max(100).optional(),
  CHAT_SECRET: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  GRADER_PROCESSES: z.coerce.number().int().min(1).max(32).default(1),
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
  productName: string;
  supportEmail: string;
  /** Without it mail stays in the outbox, in production until there is one. */
  smtpUrl: string | undefined;
  /** Sender address of mail. */
  mailFrom: string;
  /** Proxies whose statement about the caller's address is trusted. */
  trustedProxies: string[];
  /** Linked in every footer. @see SHELL-4 */
  privacyUrl: string;
  /** Opened from the user menu. @see SHELL-17 */
  knowledgeBaseUrl: string;
  communityUrl: string;
  /** The embedded review form; without one there is none. @see REV-1 */
  reviewFormUrl: string | undefined;
  /** The chat service; without one no page starts a chat. @see NOTIF-17, NOTIF-18 */
  chat: { scriptUrl: string; appId: string } | undefined;
  /** Shared with the chat service; without one a key of our own is taken. */
  chatSecret: string | undefined;
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

export function readConfig(env: Record<string, string | undefined>): Config {
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
    ...(data.NODE_ENV === 'production' ? findProductionFaults(data) : findPublicFaults(data, publicUrl)),
  );
  if (!data.GOOGLE_CLIENT_ID !== !data.GOOGLE_CLIENT_SECRET)
    faults.push(
      `${data.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID'}: required with the other of the two`,
    );
  if (!data.CHAT_SCRIPT_URL !== !data.CHAT_APP_ID)
    faults.push(
      `${data.CHAT_SCRIPT_URL ? 'CHAT_APP_ID' : 'CHAT_SCRIPT_URL'}: required with the other of the two`,
    );
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
    productName: data.PRODUCT_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    trustedProxies,
    privacyUrl: data.PRIVACY_URL ?? new URL('/privacy', data.SUPPORT_SITE_URL).href,
    knowledgeBaseUrl: data.KNOWLEDGE_BASE_URL ?? new URL('/help', data.SUPPORT_SITE_URL).href,
    communityUrl: data.COMMUNITY_URL ?? new URL('/community', data.SUPPORT_SITE_URL).href,
    reviewFormUrl: data.REVIEW_FORM_URL,
    chat:
      data.CHAT_SCRIPT_URL && data.CHAT_APP_ID
        ? { scriptUrl: data.CHAT_SCRIPT_URL, appId: data.CHAT_APP_ID }
        : undefined,
    chatSecret: data.CHAT_SECRET,
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

function findProductionFaults(data: z.output<typeof settings>): string[] {
  const faults: string[] = [];
  if (!data.SECRET_KEY) faults.push('SECRET_KEY: required in production');
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
