import type { Catalogue } from '@drawbridge/content';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { createEventBus, type EventBus } from './events.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { ResolveTxt } from './platform/dns/resolve-txt.ts';
import type { OutgoingLimit } from './platform/http/send.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { createWaker, type Waker } from './platform/jobs/waker.ts';
import { createLimitSweep } from './platform/limits/limits.jobs.ts';
import { createLimits, type Limits } from './platform/limits/limits.ts';
import { createLive, type Live } from './platform/live/live.ts';
import type { Log } from './platform/log/log.ts';
import { createMail } from './platform/mail/create-mail.ts';
import type { ToMailContent } from './platform/mail/email-template.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import {
  createPasswordHasher,
  type PasswordCost,
  type PasswordHasher,
} from './platform/password/password-hash.ts';
import type { Secret } from './platform/secret/secret.ts';
import type { Config } from './settings/config.ts';

/** What `app.ts` makes before any module. An area names what it needs of it. */
export interface Platform {
  config: Config;
  database: Database;
  catalogue: Catalogue;
  labs: readonly LoadedLab[];
  clock: Clock;
  log: Log;
  secret: Secret;
  events: EventBus;
  limits: Limits;
  live: Live;
  waker: Waker;
  mailer: Mailer;
  toMailContent: ToMailContent;
  passwordHasher: PasswordHasher;
  /** Shortens the time-outs of calls to other servers. */
  outgoingLimit: OutgoingLimit | undefined;
  /** Replaces DNS, for tests. */
  resolveTxt: ResolveTxt | undefined;
}

export interface PlatformDeps
  extends Pick<Platform, 'config' | 'database' | 'catalogue' | 'labs' | 'clock' | 'log' | 'secret'> {
  outgoingLimit?: OutgoingLimit;
  /** Replaces DNS, for tests. */
  resolveTxt?: ResolveTxt | undefined;
  /** Makes passwords cheap to hash, for tests; throws in production. */
  passwordCost?: PasswordCost | undefined;
  /** Listeners of each phase of an event in the opposite order, for tests. */
  isReversed?: boolean;
}

/** Throws where a program would make the passwords of production cheap to hash. */
export function checkPasswordCost({ config, passwordCost }: PlatformDeps): void {
  if (config.mode === 'production' && passwordCost)
    throw new Error('passwords have their full cost in production');
}

/** @returns the platform, its own jobs, and what ends its connections */
export async function createPlatform(
  deps: PlatformDeps,
): Promise<{ platform: Platform; jobs: readonly Job[]; close(): Promise<void> }> {
  const { config, database, catalogue, labs, clock, log, secret, outgoingLimit, resolveTxt } = deps;
  const waker = createWaker();
  const mail = createMail({ config, database, secret, clock, log, wake: () => waker.wake('mail') });
  const limits = createLimits(deps);
  const live = await createLive({ database, redisUrl: config.redisUrl, log });
  return {
    platform: {
      config,
      database,
      catalogue,
      labs,
      clock,
      log,
      secret,
      events: createEventBus(deps),
      limits,
      live,
      waker,
      mailer: mail.mailer,
      toMailContent: mail.toMailContent,
      passwordHasher: createPasswordHasher(deps.passwordCost),
      outgoingLimit,
      resolveTxt,
    },
    jobs: [...mail.jobs, createLimitSweep(deps)],
    async close() {
      mail.close();
      await live.close();
    },
  };
}
