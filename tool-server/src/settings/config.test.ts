import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { SETTING_NAMES } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://learning.example',
  DATABASE_URL: 'postgres://localhost/drawbridge',
  // 32 bytes from a random source.
  SECRET_KEY: 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwA',
  SUPPORT_EMAIL: 'support@learning.example',
  SUPPORT_SITE_URL: 'https://support.learning.example',
  PRIVACY_URL: 'https://learning.example/privacy-notice',
  SECURITY_CONTACT: 'mailto:security@learning.example',
  TRUSTED_PROXIES: 'loopback',
};

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

type Environment = Record<string, string>;

describe('settings', () => {
  it('.env.example names every setting, and nothing else', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const named = [...text.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1] as string);
    expect(named.sort()).toEqual([...SETTING_NAMES].sort());
  });

  it('.env.example contains the defaults', () => {
    const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const env = Object.fromEntries(
      [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((match) => [match[1], match[2]]),
    );
    expect(readConfig(env as Record<string, string>)).toEqual(readConfig({}));
  });

  it('all faults in the settings are reported together, by name', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      PUBLIC_URL: 'ftp://x',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'https://mail.example',
      MAIL_FROM: 'nobody',
    });
    for (const name of ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'LOG_LEVEL', 'SMTP_URL', 'MAIL_FROM'])
      expect(faults).toContain(name);
  });

  it.each([
    [{ AI_URL: 'https://models.example/v1' }, 'AI_MODEL: required'],
    [{ AI_MODEL: 'small' }, 'AI_URL: required'],
    [{ AI_KEY: 'k' }, 'AI_URL: required with AI_KEY'],
    [{ AI_URL: 'http://models.example/v1', AI_MODEL: 'small' }, 'AI_URL: https is required'],
    [{ AI_URL: 'http://10.0.0.5/v1', AI_MODEL: 'small' }, 'AI_URL: https is required'],
    [{ AI_URL: 'https://k@models.example/v1', AI_MODEL: 'small' }, 'the key belongs in AI_KEY'],
    [{ AI_URL: 'file:///etc/passwd', AI_MODEL: 'small' }, 'AI_URL'],
  ])('SVC-7 the setting %j is refused', (env, fault) => {
    expect(faultsOf(env as Environment)).toContain(fault);
  });

  it.each(['https://models.example/v1/', 'http://localhost:11434/v1', 'http://127.0.0.1:8000/v1'])(
    'SVC-7 the model at %s is accepted',
    (AI_URL) => {
      const { ai } = readConfig({ AI_URL, AI_MODEL: 'small', AI_KEY: 'k' });
      expect(ai).toEqual({ url: AI_URL.replace(/\/$/, ''), model: 'small', key: 'k' });
    },
  );

  it('P15 production refuses to run as root unless that is accepted, and nothing else does', () => {
    const asRoot = (env: Record<string, string>) => () => readConfig(env, { isRoot: true });
    expect(asRoot(production)).toThrow('does not run as root');
    expect(asRoot({ ...production, ROOT_IN_PRODUCTION: '1' })).not.toThrow();
    expect(asRoot({})).not.toThrow();
  });

  it('ASVS 11.2.2 an old secret is accepted only beside a new one', () => {
    const before = 'Zl1fT0t0xkJ9y3hZ6o8bQ2vN5rWcE7uMaGdPiSjKLwB';
    expect(readConfig({ ...production, SECRET_KEY_BEFORE: before }).secretKeyBefore).toBe(before);
    for (const env of [
      { SECRET_KEY_BEFORE: before },
      { ...production, SECRET_KEY_BEFORE: production.SECRET_KEY },
    ])
      expect(faultsOf(env)).toContain('SECRET_KEY_BEFORE');
  });

  it('labs fault 13: fewer than two graders are refused, because the slow queue must not take the only one', () => {
    expect(faultsOf({ GRADER_PROCESSES: '1' })).toContain('GRADER_PROCESSES: at least 2');
    expect(readConfig({}).graderProcesses).toBe(2);
  });

  it('production starts with real secrets and a real database', () => {
    expect(readConfig(production).mode).toBe('production');
  });

  it.each([
    ['SECRET_KEY', { SECRET_KEY: '' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://learning.example' }],
    ['GRADER_JAIL', { GRADER_JAIL: 'none' }],
    // P15: long enough, but no 32 random bytes (ASVS 11.1.1, 13.3.1).
    ['SECRET_KEY', { SECRET_KEY: 'a'.repeat(64) }],
    ['SECRET_KEY', { SECRET_KEY: '0123456789abcdef0123456789abcdef' }],
    ['SECRET_KEY', { SECRET_KEY: 'abcabcabcabcabcabcabcabcabcabcabcabcabcabcabc' }],
    ['SECRET_KEY', { SECRET_KEY: 'correct horse battery staple of ours' }],
    // P15: what could be read or changed on the way (ASVS 12.2.1, 12.3.1).
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'http://accounts.example' }],
    ['BASE_URL_QUIZ', { BASE_URL_QUIZ: 'http://quiz.example' }],
    ['BASE_URL_PRODUCTION_QUIZ: https', { BASE_URL_PRODUCTION_QUIZ: 'http://quiz.example' }],
    [
      'BASE_URL_UAT_QUIZ: https',
      {
        PUBLIC_URL: 'https://uat.example',
        BASE_URL_UAT_QUIZ: 'http://quiz.example',
        BASE_URL_PRODUCTION_QUIZ: 'https://quiz.example',
      },
    ],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/drawbridge' }],
    ['REDIS_URL', { REDIS_URL: 'redis://cache.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/drawbridge?sslmode=' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/drawbridge?host=db.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres:///drawbridge', PGHOST: 'db.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/drawbridge?host=localhost,db.example' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/drawbridge?sslrootcert=/no/such/file' }],
    // Keys that have the form of randomness.
    ['SECRET_KEY', { SECRET_KEY: 'please-change-me-please-change-me-please-change-me' }],
    ['SECRET_KEY', { SECRET_KEY: '0123456789abcdef'.repeat(4) }],
    ['CHAT_SECRET', { CHAT_SECRET: 'x'.repeat(16) }],
    // Defaults that nobody answers at.
    ['SUPPORT_EMAIL', { SUPPORT_EMAIL: '' }],
    ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'support@drawbridge.test' }],
    ['SUPPORT_SITE_URL', { SUPPORT_SITE_URL: '' }],
    ['PRIVACY_URL', { PRIVACY_URL: '' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: '' }],
    // Everybody's word about their address is believed.
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, ::/0' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '::ffff:0:0/96' }],
    // The server's own machine, or all of them.
    ['LTI_PRIVATE_HOSTS', { LTI_PRIVATE_HOSTS: 'localhost' }],
    ['LTI_PRIVATE_HOSTS', { LTI_PRIVATE_HOSTS: '127.0.0.1' }],
    ['LTI_PRIVATE_HOSTS', { LTI_PRIVATE_HOSTS: 'lms.intra.test, 127.0.0.0/8' }],
    ['LTI_PRIVATE_HOSTS', { LTI_PRIVATE_HOSTS: '127.4.0.0/16' }],
    ['LTI_PRIVATE_HOSTS', { LTI_PRIVATE_HOSTS: '0.0.0.0/0' }],
    ['LTI_PRIVATE_HOSTS', { LTI_PRIVATE_HOSTS: '128.0.0.0/1' }],
    ['LTI_PRIVATE_HOSTS', { LTI_PRIVATE_HOSTS: '::1/128' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'silent' }],
  ])('production refuses to start when %s is not real', (name, change) => {
    expect(faultsOf({ ...production, ...change })).toContain(name);
  });

  it.each<Environment>([
    { SECRET_KEY: '6d1f0be2c59a7743e80c1b5d92fa6478b3e07c15d94a28f6017bce5a93d2f48e' },
    { DATABASE_URL: 'postgres://db.example/drawbridge?sslmode=verify-full' },
    { DATABASE_URL: 'postgres://db.internal/drawbridge?sslmode=disable' },
    { DATABASE_URL: 'postgres:///drawbridge?host=/run/postgresql' },
    { REDIS_URL: 'rediss://cache.example' },
    { REDIS_URL: 'redis://127.0.0.1' },
    { GOOGLE_ISSUER: 'https://accounts.example', BASE_URL_QUIZ: 'https://quiz.example' },
    { LTI_PRIVATE_HOSTS: 'lms.intra.test, 10.0.0.0/8, 172.16.0.0/12' },
    { TRUSTED_PROXIES: '10.0.0.0/8, 192.168.4.7, uniquelocal, fc00::/7' },
    { CHAT_SECRET: '4d7b1f93c2a85e60' },
  ])('P15: production starts with %j', (env) => {
    expect(readConfig({ ...production, ...env }).mode).toBe('production');
  });

  it('production is told everything that it lacks at once, and what to do', () => {
    const faults = faultsOf({ NODE_ENV: 'production', LOG_LEVEL: 'silent' }).split('\n');
    for (const name of [
      'SECRET_KEY',
      'DATABASE_URL',
      'PUBLIC_URL',
      'SUPPORT_EMAIL',
      'SUPPORT_SITE_URL',
      'PRIVACY_URL',
      'SECURITY_CONTACT',
      'LOG_LEVEL',
    ])
      expect(faults.filter((line) => line.startsWith(`  ${name}: `))).toHaveLength(1);
  });

  it.each([
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: ' ', HOST: '0.0.0.0' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/d?sslmode=disable' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/d?sslmode=no-verify' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/d?sslmode=no-verify&host=db.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'error' }],
  ])('production starts and warns of %s: %j', (name, change) => {
    const { warnings } = readConfig({ ...production, ...change });
    expect(warnings).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  it('production with valid settings has no warning, and neither has a newcomer’s start', () => {
    expect(readConfig(production).warnings).toEqual([]);
    expect(readConfig({}).warnings).toEqual([]);
  });

  it('a public demo causes a warning', () => {
    expect(readConfig({ DEMO_IN_PUBLIC: '1' }).warnings).toEqual([
      expect.stringMatching('^DEMO_IN_PUBLIC: '),
    ]);
  });

  it("SHELL-13 the page that shows bills is the payment provider's if one is named, and ours otherwise", () => {
    const read = (env: Record<string, string>) => readConfig({ ...production, ...env }).billingProfileUrl;
    expect(read({ BILLING_PROFILE_URL: 'https://pay.example/me' })).toBe('https://pay.example/me');
    expect(read({})).toBe('https://learning.example/portal/profile/subscription');
  });
  it.each(['/app', '?x=1', '/#top', '/?'])('PUBLIC_URL is an origin: %s after it is refused', (rest) => {
    expect(faultsOf({ ...production, PUBLIC_URL: `https://learning.example${rest}` })).toContain(
      'PUBLIC_URL',
    );
    expect(faultsOf({ PUBLIC_URL: `http://localhost:8080${rest}` })).toContain('PUBLIC_URL');
  });

  it('PUBLIC_URL contains no user, and may end in a slash', () => {
    expect(faultsOf({ ...production, PUBLIC_URL: 'https://u:p@learning.example' })).toContain('PUBLIC_URL');
    expect(readConfig({ ...production, PUBLIC_URL: 'https://learning.example/' }).publicUrl).toBe(
      'https://learning.example',
    );
  });

  it.each(['mailto:security@learning.example', 'https://learning.example/report', 'tel:+1-201-555-0123'])(
    'SECURITY_CONTACT may be %s',
    (contact) => {
      expect(readConfig({ ...production, SECURITY_CONTACT: contact }).securityContact).toBe(contact);
    },
  );

  it.each([
    'security@learning.example',
    'http://learning.example',
    'mailto:nobody',
    'tel:call us',
    'ftp://x.example',
  ])('SECURITY_CONTACT may not be %s', (contact) =>
    expect(faultsOf({ SECURITY_CONTACT: contact })).toContain('SECURITY_CONTACT'),
  );

  it('ports of outgoing calls are read, and other values are refused', () => {
    expect(readConfig({ OUTGOING_PORTS: '8443, 9443' }).outgoingPorts).toEqual([8443, 9443]);
    expect(faultsOf({ OUTGOING_PORTS: 'all' })).toContain('OUTGOING_PORTS');
  });

  it('learning platforms on a private network are read, and values that are neither host nor network are refused', () => {
    expect(readConfig({ LTI_PRIVATE_HOSTS: 'LMS.intra.test, 10.20.0.0/16' }).ltiPrivateHosts).toEqual({
      hosts: ['lms.intra.test'],
      networks: ['10.20.0.0/16'],
    });
    for (const wrong of ['https://lms.intra.test', '10.20.0.0/99', '10.20', '*', 'lms.test:8443'])
      expect(faultsOf({ LTI_PRIVATE_HOSTS: wrong })).toContain('LTI_PRIVATE_HOSTS');
  });

  it('production uses the embedded database only when the settings say so', () => {
    expect(
      readConfig({ ...production, DATABASE_URL: '', EMBEDDED_IN_PRODUCTION: '1' }).databaseUrl,
    ).toBeUndefined();
  });

  it.each<Environment>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.0.4' },
    { HOST: 'myhost.lan' },
    { PUBLIC_URL: 'https://learn.example.com' },
    { PUBLIC_URL: 'http://127.0.0.1.example.com' },
    { PUBLIC_URL: 'http://localhost.example.com:8080' },
    { NODE_ENV: 'test', PUBLIC_URL: 'https://learn.example.com' },
    { HOST: '0.0.0.0', DEMO_IN_PUBLIC: '0' },
  ])('P12 development refuses to start where other machines can reach it: %j', (env) => {
    const faults = faultsOf(env);
    expect(faults).toContain('HOST' in env ? 'HOST' : 'PUBLIC_URL');
    expect(faults).toContain('NODE_ENV=production');
    expect(faults).toContain('DEMO_IN_PUBLIC=1');
  });

  it.each<Environment>([
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:9000' },
    { PUBLIC_URL: 'http://[::1]:9000' },
    { PUBLIC_URL: 'https://tool.localhost' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example.com', DEMO_IN_PUBLIC: '1' },
  ])('P12 development starts on this machine, and in public only when the settings say so: %j', (env) => {
    expect(readConfig(env).mode).toBe('development');
  });

  it('production listens on any configured address', () => {
    expect(readConfig({ ...production, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it('P12 production refuses to be a demo', () => {
    expect(faultsOf({ ...production, DEMO_IN_PUBLIC: '1' })).toContain('DEMO_IN_PUBLIC');
  });

  it('SVC-18 a base can have another URL, and two bases never share one', () => {
    expect(readConfig({ BASE_URL_QUIZ: 'https://quiz.example/v1/' }).bases.quiz).toBe(
      'https://quiz.example/v1',
    );
    expect(
      faultsOf({ BASE_URL_QUIZ: 'https://one.example', BASE_URL_TAGS: 'https://one.example' }),
    ).toContain('quiz');
  });

  it.each([
    ['https://learning.example', 'https://quiz.example'],
    ['https://uat.example', 'https://uat-quiz.example'],
    ['https://try.example', 'https://try-quiz.example'],
  ])('SVC-18 one file of settings has an address of a base for each environment: %s', (PUBLIC_URL, quiz) => {
    const { bases } = readConfig({
      DEMO_IN_PUBLIC: '1',
      PUBLIC_URL,
      BASE_URL_QUIZ: 'https://quiz.example',
      BASE_URL_UAT_QUIZ: 'https://uat-quiz.example',
      BASE_URL_STAGING_QUIZ: 'https://try-quiz.example/',
    });
    expect([bases.quiz, bases['billing-individual']]).toEqual([quiz, `${PUBLIC_URL}/api/billing-individual`]);
  });

  it('SVC-18 two bases that share an address in another environment are named, and so is one without a web address', () => {
    const faults = faultsOf({
      BASE_URL_UAT_QUIZ: 'https://one.example',
      BASE_URL_UAT_TAGS: 'https://one.example',
      BASE_URL_PRODUCTION_COURSE_GENERATOR: 'one.example',
    });
    expect(faults).toContain('in uat, the bases quiz and tags share the address https://one.example');
    expect(faults).toContain('BASE_URL_PRODUCTION_COURSE_GENERATOR: not a web address');
  });
});
