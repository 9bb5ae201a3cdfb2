import { BASES, type Base, type Environment } from '@drawbridge/contracts';
import * as z from 'zod';

const webAddress = z.url({ protocol: /^https?$/ });

/** Addresses that nobody has, so that a first start needs none. */
export const EXAMPLE_SUPPORT = {
  email: 'support@drawbridge.test',
  siteUrl: 'https://support.drawbridge.test',
};

/** Everything else of an address would end up in each address that is made from it. */
function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^\/*$/.test(url.pathname) && url.href.replace(/\/+$/, '') === url.origin;
}

/** @see RFC 9116, section 2.5.3 */
function isContact(address: string): boolean {
  if (/^tel:\+?[\d().-]{3,30}$/.test(address)) return true;
  if (address.startsWith('mailto:')) return z.email().safeParse(address.slice('mailto:'.length)).success;
  return z.url({ protocol: /^https$/ }).safeParse(address).success && !/\s/.test(address);
}

/** The environment, read once at start. Documented in `.env.example`; a test checks that both hold the same list. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  PUBLIC_URL: webAddress
    .refine(isOrigin, 'scheme, host and port only, such as https://learn.example.com')
    .optional(),
  DEMO_IN_PUBLIC: z.enum(['0', '1']).default('0'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  EMBEDDED_IN_PRODUCTION: z.enum(['0', '1']).default('0'),
  SECRET_KEY: z.string().min(32, 'at least 32 characters').optional(),
  SECRET_KEY_BEFORE: z.string().min(32, 'at least 32 characters').optional(),
  PRODUCT_NAME: z.string().min(1).max(60).default('Drawbridge'),
  SUPPORT_EMAIL: z.email().default(EXAMPLE_SUPPORT.email),
  SECURITY_CONTACT: z
    .string()
    .refine(
      isContact,
      'an address that begins with mailto:, https: or tel:, such as mailto:security@example.com',
    )
    .optional(),
  ORDERS: z.enum(['on', 'off']).default('on'),
  BILLING_PROFILE_URL: webAddress.optional(),
  BILLING_WEBHOOK_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  TRUSTED_PROXIES: z.string().default(''),
  OUTGOING_PORTS: z
    .string()
    .regex(/^\s*(\d{1,5}\s*(,\s*\d{1,5}\s*)*)?$/, 'port numbers, separated by commas')
    .default(''),
  LTI_PRIVATE_HOSTS: z.string().default(''),
  LTI_SERVICE_HOSTS: z.string().default(''),
  WRITES_PER_MINUTE: z.coerce.number().int().min(10).default(300),
  REQUESTS_AT_ONCE: z.coerce.number().int().min(10).default(500),
  PRIVACY_URL: webAddress.optional(),
  SUPPORT_SITE_URL: webAddress.default(EXAMPLE_SUPPORT.siteUrl),
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

export type Settings = z.output<typeof settings>;

/**
 * `BASE_URL_MAIN`, `BASE_URL_COURSE_GENERATOR`, …: where the page finds a service base that is served elsewhere.
 * `BASE_URL_UAT_MAIN`: in one environment alone, which counts first. @see SVC-18
 */
export const toBaseSetting = (base: Base, environment?: Environment): string =>
  ['BASE_URL', environment, base]
    .filter((part) => part !== undefined)
    .join('_')
    .toUpperCase()
    .replaceAll('-', '_');

export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(settings.shape),
  ...BASES.map((base) => toBaseSetting(base)),
];
