import type { NodemailerError } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** The outcome of delivering a mail. */
export type MailOutcome =
  | { kind: 'sent' }
  | { kind: 'retry'; reason: string }
  /** The server will never accept it. */
  | { kind: 'refused'; reason: string };

export interface MailTransport {
  /** Never throws. `id` becomes the Message-ID: a repetition after a crash can be recognized by it. */
  deliver(id: string, mail: Mail): Promise<MailOutcome>;
  close(): void;
}

const TIMEOUT_MS = 15_000;
const CONNECTIONS = 4;

/** What failed, without the server's text: that may repeat the address. */
function toOutcome(error: unknown): MailOutcome {
  const { code, responseCode } = error as NodemailerError;
  const reason = [code ?? 'fault', responseCode].filter((part) => part !== undefined).join(' ');
  // RFC 5321 4.2.1: 5yz is permanent. That concerns the recipient or the mail; a refused sign-in is for us to fix.
  const isForEver = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { kind: isForEver ? 'refused' : 'retry', reason };
}

export interface SmtpOptions {
  url: string;
  from: { name: string; address: string };
  /** Refuse a server that offers no TLS, unless the URL says `requireTLS=false`. */
  requireTls: boolean;
}

/** Loads the library with the first mail: a server at rest holds no memory for it. */
async function openTransport({ url, requireTls }: SmtpOptions) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    ...(new URL(url).searchParams.has('requireTLS') ? {} : { requireTLS: requireTls }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Texts are passed as texts, never as a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A mail server by its URL: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
export function createSmtp(options: SmtpOptions): MailTransport {
  const { from } = options;
  let opened: ReturnType<typeof openTransport> | undefined;
  const host = from.address.split('@')[1] ?? 'localhost';
  return {
    async deliver(id, { to, subject, text, html }) {
      try {
        opened ??= openTransport(options);
        const transport = await opened;
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          // RFC 3834: out-of-office replies to these help no one.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'sent' };
      } catch (error) {
        return toOutcome(error);
      }
    },
    // One that could not be opened holds nothing.
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => undefined,
      ),
  };
}
