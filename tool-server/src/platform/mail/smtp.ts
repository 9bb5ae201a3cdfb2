import { createTransport, type NodemailerError } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** What became of a mail. */
export type MailOutcome =
  | { kind: 'sent' }
  | { kind: 'retry'; reason: string }
  /** The server will never take it. */
  | { kind: 'refused'; reason: string };

export interface MailTransport {
  /** Never throws. `id` becomes the Message-ID: a repetition after a crash can be told by it. */
  deliver(id: string, mail: Mail): Promise<MailOutcome>;
  close(): void;
}

const TIMEOUT_MS = 15_000;
const CONNECTIONS = 4;

/** What went wrong, without the server's words: they may repeat the address. */
function toOutcome(error: unknown): MailOutcome {
  const { code, responseCode } = error as NodemailerError;
  const reason = [code ?? 'fault', responseCode].filter((part) => part !== undefined).join(' ');
  // RFC 5321 4.2.1: 5yz is for ever. Of the recipient or the mail, that is; a refused sign-in is ours to fix.
  const isForEver = (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  return { kind: isForEver ? 'refused' : 'retry', reason };
}

export interface SmtpOptions {
  url: string;
  from: { name: string; address: string };
  /** Refuse a server that offers no TLS, unless the URL says `requireTLS=false`. */
  requireTls: boolean;
}

/** A mail server by its URL: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
export function createSmtp({ url, from, requireTls }: SmtpOptions): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    ...(new URL(url).searchParams.has('requireTLS') ? {} : { requireTLS: requireTls }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Texts of ours are texts, never a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.address.split('@')[1] ?? 'localhost';
  return {
    async deliver(id, { to, subject, text, html }) {
      try {
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
    close: () => transport.close(),
  };
}
