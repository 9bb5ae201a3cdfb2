import {
  BASES,
  type BaseAddresses,
  type BasesElsewhere,
  ENVIRONMENTS,
  type Environment,
  toBaseAddresses,
  toEnvironment,
} from '@drawbridge/contracts';
import { readHostPairs } from '../platform/http/host-pairs.ts';
import { type PrivateHosts, readPrivateHosts } from '../platform/http/public-address.ts';
import { isLoopback } from '../platform/http/this-machine.ts';
import { isAddressRange } from '../platform/limits/address.ts';
import { LOCAL_REVIEW_FORM_PATH } from './local-review-form.ts';
import { findProductionFaults, findWarnings } from './production-settings.ts';
import { type Settings, settings, toBaseSetting } from './settings.ts';

export interface Config {
  mode: 'development' | 'test' | 'production';
  host: string;
  port: number;
  /** Own origin as browsers see it, without a final slash. */
  publicUrl: string;
  /** Outside production: serves others too, although anybody knows the passwords of the demo accounts. */
  isDemoInPublic: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Live messages between processes use it instead of PostgreSQL. */
  redisUrl: string | undefined;
  /** The value of SECRET_KEY. Outside production it may be absent, and is then created and stored in DATA_DIR. */
  secretKey: string | undefined;
  /** The secret that it replaces: what is still encrypted under it can be read, and is encrypted again. */
  secretKeyBefore: string | undefined;
  productName: string;
  supportEmail: string;
  /** The contact for reports of a security problem, published in `security.txt`. */
  securityContact: string | undefined;
  /**
   * The address of the mail server. Without it, mail stays in the outbox. In production it waits there until there is
   * one.
   */
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
  /** The embedded review form. Without one production has none; elsewhere the local form replaces it. @see REV-1 */
  reviewFormUrl: string | undefined;
  /** What says that it is there: a message of its own, or the `load` of its frame. @see REV-3 */
  reviewFormSignal: 'message' | 'load';
  /** The chat service; without one no page starts a chat. @see NOTIF-17, NOTIF-18 */
  chat: { scriptUrl: string; appId: string } | undefined;
  /** Shared with the chat service; without one a key of our own is taken. */
  chatSecret: string | undefined;
  /** False: plans are sold by email, and nothing can be ordered. */
  isSelling: boolean;
  /** The page that shows somebody's bills: a payment provider's, or our own. @see SHELL-13 */
  billingProfileUrl: string;
  /** With which a payment provider signs what it tells; without one it tells nothing. */
  billingWebhookSecret: string | undefined;
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
  /** What may be meant so, and is a mistake more often; one line each, with the name of its setting. */
  warnings: readonly string[];
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
  const basesElsewhere = readBaseSettings(given, faults);
  if (!parsed.success) throw new ConfigError(faults);
  const { data } = parsed;
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '');
  const environment = toEnvironment(new URL(publicUrl).hostname);
  const elsewhere = basesElsewhere[environment];
  const trustedProxies = data.TRUSTED_PROXIES.split(',')
    .map((range) => range.trim())
    .filter(Boolean);
  for (const range of trustedProxies)
    if (!isAddressRange(range))
      faults.push(`TRUSTED_PROXIES: ${range} is no address, range, loopback, linklocal or uniquelocal`);
  let ltiPrivateHosts: PrivateHosts = { hosts: [], networks: [] };
  try {
    ltiPrivateHosts = readPrivateHosts(data.LTI_PRIVATE_HOSTS);
  } catch (error) {
    faults.push(`LTI_PRIVATE_HOSTS: ${(error as Error).message}`);
  }
  const isProduction = data.NODE_ENV === 'production';
  faults.push(
    ...(isProduction
      ? findProductionFaults(data, { elsewhere, environment, ltiPrivateHosts, env: given })
      : findPublicFaults(data, publicUrl)),
  );
  if (isRoot && isProduction && data.ROOT_IN_PRODUCTION !== '1')
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
  let ltiServiceHosts: Config['ltiServiceHosts'] = new Map();
  try {
    ltiServiceHosts = readHostPairs(data.LTI_SERVICE_HOSTS);
  } catch (error) {
    faults.push(`LTI_SERVICE_HOSTS: ${(error as Error).message}`);
  }
  const bases = readBases(publicUrl, basesElsewhere, faults)[environment];
  if (faults.length > 0 || !bases) throw new ConfigError(faults);
  return {
    mode: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    isDemoInPublic: data.DEMO_IN_PUBLIC === '1',
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    secretKey: data.SECRET_KEY,
    secretKeyBefore: data.SECRET_KEY_BEFORE,
    productName: data.PRODUCT_NAME,
    supportEmail: data.SUPPORT_EMAIL,
    securityContact: data.SECURITY_CONTACT,
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
    reviewFormUrl:
      data.REVIEW_FORM_URL ?? (isProduction ? undefined : `${publicUrl}${LOCAL_REVIEW_FORM_PATH}/`),
    reviewFormSignal: data.REVIEW_FORM_SIGNAL,
    chat:
      data.CHAT_SCRIPT_URL && data.CHAT_APP_ID
        ? { scriptUrl: data.CHAT_SCRIPT_URL, appId: data.CHAT_APP_ID }
        : undefined,
    chatSecret: data.CHAT_SECRET,
    isSelling: data.ORDERS === 'on',
    billingProfileUrl: data.BILLING_PROFILE_URL ?? `${publicUrl}/portal/profile/subscription`,
    billingWebhookSecret: data.BILLING_WEBHOOK_SECRET,
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
    warnings: findWarnings(data, given),
  };
}

/** One file of settings may serve an installation of each environment. */
function readBaseSettings(env: Record<string, string | undefined>, faults: string[]): BasesElsewhere {
  const read = (name: string): string | undefined => {
    const value = env[name];
    if (value === undefined || isWebAddress(value)) return value;
    faults.push(`${name}: not a web address`);
    return undefined;
  };
  const everywhere = new Map(BASES.map((base) => [base, read(toBaseSetting(base))]));
  const of = (environment: Environment): Partial<BaseAddresses> =>
    Object.fromEntries(
      BASES.map(
        (base) => [base, read(toBaseSetting(base, environment)) ?? everywhere.get(base)] as const,
      ).filter(([, address]) => address !== undefined),
    );
  return { production: of('production'), uat: of('uat'), staging: of('staging') };
}

const isWebAddress = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** A mistake in the addresses of another environment is reported here too: the file is the same. */
function readBases(
  publicUrl: string,
  elsewhere: BasesElsewhere,
  faults: string[],
): Partial<Record<Environment, BaseAddresses>> {
  const found: Partial<Record<Environment, BaseAddresses>> = {};
  for (const environment of ENVIRONMENTS)
    try {
      found[environment] = toBaseAddresses(publicUrl, elsewhere[environment]);
    } catch (error) {
      faults.push(`BASE_URL_…: in ${environment}, ${(error as Error).message}`);
    }
  return found;
}

/** Questions and a key are sent there: encrypted, or not beyond this machine. */
function findAiFaults({ AI_URL: url, AI_KEY: key, AI_MODEL: model }: Settings): string[] {
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
function findPublicFaults(data: Settings, publicUrl: string): string[] {
  if (data.DEMO_IN_PUBLIC === '1') return [];
  const others = { HOST: data.HOST, PUBLIC_URL: new URL(publicUrl).hostname };
  return Object.entries(others)
    .filter(([, host]) => !isLoopback(host))
    .map(
      ([name, host]) =>
        `${name}: others reach ${host}, and anyone knows the passwords of the demo accounts; set NODE_ENV=production, or DEMO_IN_PUBLIC=1 for a demo in public`,
    );
}
