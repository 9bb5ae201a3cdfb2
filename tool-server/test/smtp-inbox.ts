import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerError, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail {
  /** Message-ID. */
  id: string;
  from: string;
  to: string;
  /** Headers and body, its soft line breaks undone. */
  text: string;
}

export interface SmtpInbox {
  url: string;
  received: ReceivedMail[];
  /** Answers to the next recipients, in order: an SMTP code refuses, undefined takes. */
  faults: (number | undefined)[];
  close(): Promise<void>;
}

const toFault = (responseCode: number): SMTPServerError =>
  Object.assign(new Error('refused by the test'), { responseCode });

/** A real mail server without TLS that keeps what it is given. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const received: ReceivedMail[] = [];
  const faults: (number | undefined)[] = [];
  async function take(stream: Readable, session: SMTPServerSession): Promise<void> {
    const raw = await readText(stream);
    const { mailFrom, rcptTo } = session.envelope;
    received.push({
      id: /^Message-ID: (.*)\r$/im.exec(raw)?.[1] ?? '',
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address).join(','),
      text: raw.replaceAll('=\r\n', '').replaceAll('=3D', '='),
    });
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const fault = faults.shift();
      callback(fault ? toFault(fault) : null);
    },
    onData: (stream, session, callback) => callbackify(take)(stream, session, (error) => callback(error)),
  });
  // Tests kill clients while they send: without a listener their connection resets would end the test run.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    faults,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
