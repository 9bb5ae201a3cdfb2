import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  keyPem: Buffer;
  certificatePem: Buffer;
  /** For NODE_EXTRA_CA_CERTS of the servers that must trust it. */
  file: string;
}

/** Makes a certificate for a day and for these names, trusted by nobody who is not told to. */
export function makeCertificate(folder: string, names: readonly string[]): Certificate {
  const key = path.join(folder, 'key.pem');
  const file = path.join(folder, 'certificate.pem');
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-keyout',
      key,
      '-out',
      file,
      '-subj',
      '/CN=drawbridge journeys',
      '-addext',
      `subjectAltName=${alternatives}`,
    ],
    { stdio: 'ignore' },
  );
  return { keyPem: readFileSync(key), certificatePem: readFileSync(file), file };
}
