import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { Secret } from '../secret/secret.ts';
import { createEmailRenderer, type ToMailContent } from './email-template.ts';
import { createMailDelivery, createMailSweep } from './mail.jobs.ts';
import { createMailer, type Mailer, type MailRoute } from './mailer.ts';
import { createSmtp } from './smtp.ts';

export interface MailService {
  mailer: Mailer;
  /** Text and HTML of an email, under the product's name. */
  toMailContent: ToMailContent;
  jobs: Job[];
  close(): void;
}

const isLoopback = (url: string) => /^(localhost|127\.|\[::1\]|::1$)/.test(new URL(url).hostname);

/** All of mail: without a server it stays in the outbox, in production it waits there for one. */
export function createMail(deps: {
  database: Database;
  secret: Secret;
  clock: Clock;
  log: Log;
  config: {
    mode: string;
    smtpUrl: string | undefined;
    mailFrom: string;
    productName: string;
    supportEmail: string;
  };
  wake: () => void;
}): MailService {
  const { config, log } = deps;
  const isProduction = config.mode === 'production';
  const route: MailRoute = config.smtpUrl ? 'smtp' : isProduction ? 'waits' : 'outbox';
  if (route === 'waits')
    log.warn({ event: 'mail.no_server' }, 'SMTP_URL is not set: mail is kept and waits for a mail server');
  const transport = config.smtpUrl
    ? createSmtp({
        url: config.smtpUrl,
        from: { name: config.productName, address: config.mailFrom },
        requireTls: isProduction && !isLoopback(config.smtpUrl),
      })
    : undefined;
  return {
    mailer: createMailer({ ...deps, route }),
    toMailContent: createEmailRenderer(config),
    jobs: [
      ...(transport ? [createMailDelivery({ ...deps, transport, storesContent: !isProduction })] : []),
      createMailSweep(deps),
    ],
    close: () => transport?.close(),
  };
}
