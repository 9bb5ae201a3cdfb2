import { BASES, type BaseAddresses, type Environment as PageEnvironment } from '@drawbridge/contracts';
import { type DatabaseTarget, readDatabaseTarget } from '../platform/db/database-address.ts';
import { findOpenPart, type PrivateHosts } from '../platform/http/public-address.ts';
import { isLoopback } from '../platform/http/this-machine.ts';
import { isForEverybody } from '../platform/limits/address.ts';
import { findKeyFault, findPattern } from '../platform/secret/weak-secret.ts';
import { EXAMPLE_SUPPORT, type Settings, toBaseSetting } from './settings.ts';

type Environment = Record<string, string | undefined>;

const NEW_KEY = 'make one with: node -p "crypto.randomBytes(32).toString(\'base64url\')"';

function findSecretFaults(data: Settings): string[] {
  const { SECRET_KEY: key, CHAT_SECRET: chatSecret, BILLING_WEBHOOK_SECRET: webhookSecret } = data;
  const faults: string[] = [];
  const keyFault = key === undefined ? undefined : findKeyFault(key);
  if (!key) faults.push(`SECRET_KEY: required in production; ${NEW_KEY}`);
  else if (keyFault) faults.push(`SECRET_KEY: not 32 random bytes, because it ${keyFault}; ${NEW_KEY}`);
  const pattern = chatSecret === undefined ? undefined : findPattern(chatSecret);
  if (pattern)
    faults.push(
      `CHAT_SECRET: it ${pattern}, so whoever guesses it can write in other people's names; set the secret that the chat service shows, or a random one there and here`,
    );
  const webhookPattern = webhookSecret === undefined ? undefined : findPattern(webhookSecret);
  if (webhookPattern)
    faults.push(
      `BILLING_WEBHOOK_SECRET: it ${webhookPattern}, so whoever guesses it opens plans without payment; ${NEW_KEY}`,
    );
  return faults;
}

/** Encrypted, on this machine, or expressly not. */
function findDatabaseFaults(data: Settings, env: Environment): string[] {
  if (!data.DATABASE_URL)
    return data.EMBEDDED_IN_PRODUCTION === '1'
      ? []
      : [
          'DATABASE_URL: required in production (the embedded database does not survive a power cut; EMBEDDED_IN_PRODUCTION=1 accepts that)',
        ];
  let target: DatabaseTarget;
  try {
    target = readDatabaseTarget(data.DATABASE_URL, env);
  } catch (error) {
    return [`DATABASE_URL: ${(error as Error).message}`];
  }
  if (target.isOfThisMachine || target.encryption !== 'none' || target.isPlainByChoice) return [];
  return [
    `DATABASE_URL: add ?sslmode=verify-full; the connection leads to ${target.host}, another machine, and would not be encrypted (sslmode=disable accepts that)`,
  ];
}

/** Whom people write to, and where they read what is done with their data. */
function findContactFaults(data: Settings): string[] {
  const faults: string[] = [];
  if (data.SUPPORT_EMAIL === EXAMPLE_SUPPORT.email)
    faults.push(
      'SUPPORT_EMAIL: required in production; orders and questions of users are sent there, and the default is nobody’s address',
    );
  if (data.SUPPORT_SITE_URL === EXAMPLE_SUPPORT.siteUrl)
    faults.push('SUPPORT_SITE_URL: required in production; every footer leads there');
  if (!data.PRIVACY_URL)
    faults.push('PRIVACY_URL: required in production; the privacy notice that every footer links to');
  if (!data.SECURITY_CONTACT)
    faults.push(
      'SECURITY_CONTACT: required in production; where holes are reported, such as mailto:security@example.com (published at /.well-known/security.txt)',
    );
  return faults;
}

function findNetworkFaults(data: Settings, ltiPrivateHosts: PrivateHosts): string[] {
  const faults = data.TRUSTED_PROXIES.split(',')
    .map((range) => range.trim())
    .filter(isForEverybody)
    .map(
      (range) =>
        `TRUSTED_PROXIES: ${range} believes everybody, so each caller could write an address of their own; name the proxies`,
    );
  const open = findOpenPart(ltiPrivateHosts);
  if (open)
    faults.push(
      `LTI_PRIVATE_HOSTS: ${open} opens this machine or all networks to what an administrator of any company registers; name the hosts of the learning platforms`,
    );
  if (data.REDIS_URL?.startsWith('redis:') && !isLoopback(new URL(data.REDIS_URL).hostname))
    faults.push('REDIS_URL: rediss is required in production unless Redis is on this machine');
  return faults;
}

/** What can only be wrong in production. */
export function findProductionFaults(
  data: Settings,
  read: {
    elsewhere: Partial<BaseAddresses>;
    /** Of the public URL. */
    environment: PageEnvironment;
    ltiPrivateHosts: PrivateHosts;
    env: Environment;
  },
): string[] {
  const { elsewhere, environment, ltiPrivateHosts, env } = read;
  const faults = [
    ...findSecretFaults(data),
    ...findDatabaseFaults(data, env),
    ...findContactFaults(data),
    ...findNetworkFaults(data, ltiPrivateHosts),
  ];
  if (!data.GOOGLE_ISSUER.startsWith('https://'))
    faults.push('GOOGLE_ISSUER: https is required in production');
  for (const base of BASES) {
    if (elsewhere[base]?.startsWith('https://') !== false) continue;
    const ofEnvironment = toBaseSetting(base, environment);
    const name = env[ofEnvironment] === undefined ? toBaseSetting(base) : ofEnvironment;
    faults.push(`${name}: https is required in production`);
  }
  if (!data.PUBLIC_URL?.startsWith('https://')) faults.push('PUBLIC_URL: required in production, with https');
  if (data.DEMO_IN_PUBLIC === '1')
    faults.push('DEMO_IN_PUBLIC: production has no demo; leave it out or set NODE_ENV=development');
  if (data.GRADER_JAIL === 'none') faults.push('GRADER_JAIL: none is refused in production');
  if (data.LOG_LEVEL === 'silent')
    faults.push(
      'LOG_LEVEL: silent is refused in production, because nothing would tell of a fault or an attack',
    );
  return faults;
}

/** What may be right, and mostly is not: one line each in the log, at start. */
export function findWarnings(data: Settings, env: Environment): string[] {
  if (data.NODE_ENV !== 'production')
    return data.DEMO_IN_PUBLIC === '1'
      ? [
          'DEMO_IN_PUBLIC: others are served, and everybody knows the passwords of the demo accounts, administrators among them; put nothing real into this server',
        ]
      : [];
  const warnings: string[] = [];
  if (data.TRUSTED_PROXIES.trim() === '')
    warnings.push(
      `TRUSTED_PROXIES: empty, although a proxy has to speak TLS for this server; all callers behind it count as one address, and each uses up the tries of all${isLoopback(data.HOST) ? ' (a proxy on this machine: loopback)' : ''}`,
    );
  if (data.DATABASE_URL) {
    const { host, isOfThisMachine, encryption } = readDatabaseTarget(data.DATABASE_URL, env);
    if (!isOfThisMachine && encryption === 'none')
      warnings.push(
        `DATABASE_URL: the connection to ${host} is not encrypted; whoever is on the way reads and changes everything, unless the network encrypts it`,
      );
    if (!isOfThisMachine && encryption === 'unchecked')
      warnings.push(
        `DATABASE_URL: the certificate of ${host} is not checked, so anybody on the way can pose as the database; use sslmode=verify-full, with sslrootcert for an authority of your own`,
      );
  }
  if (data.LOG_LEVEL === 'error' || data.LOG_LEVEL === 'fatal')
    warnings.push(
      `LOG_LEVEL: ${data.LOG_LEVEL} leaves out refused requests, sign-ins and changed rights; info has them`,
    );
  return warnings;
}
