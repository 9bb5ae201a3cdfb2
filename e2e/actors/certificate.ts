import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';

export interface Certificate {
  keyPem: string;
  certificatePem: string;
  /** For NODE_EXTRA_CA_CERTS of the servers that must trust it. */
  file: string;
}

const DAY_MS = 86_400_000;

/** Makes a certificate for a day and for these names, trusted by nobody who is not told to. */
export async function makeCertificate(folder: string, names: readonly string[]): Promise<Certificate> {
  const made = await generate([{ name: 'commonName', value: 'drawbridge journeys' }], {
    keySize: 2048,
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2 as const, value })) },
    ],
  });
  const file = path.join(folder, 'certificate.pem');
  writeFileSync(file, made.cert);
  return { keyPem: made.private, certificatePem: made.cert, file };
}
