import { createHash, X509Certificate } from 'node:crypto';
import type { SigningCertificate } from '@drawbridge/contracts/identity';

const LABELS: Readonly<Record<string, string>> = { CN: '', O: '', OU: '' };

/** The common name of a certificate, or what else it says of its owner. */
function toSubject(subject: string): string {
  const parts = new Map(
    subject.split('\n').map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
  );
  for (const label of Object.keys(LABELS)) {
    const value = parts.get(label);
    if (value) return value;
  }
  return subject.replaceAll('\n', ', ');
}

function parse(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    // A bare public key, which the operator may have entered.
    return undefined;
  }
}

/** What an administrator is shown of a certificate in PEM. */
export function toCertificate(pem: string): SigningCertificate {
  const found = parse(pem);
  if (!found) {
    const digest = createHash('sha256').update(pem.trim()).digest('hex').toUpperCase();
    return {
      fingerprint: digest.match(/../g)?.join(':') ?? digest,
      subject: '',
      valid_from: null,
      valid_until: null,
    };
  }
  return {
    fingerprint: found.fingerprint256,
    subject: toSubject(found.subject),
    valid_from: found.validFromDate.toISOString(),
    valid_until: found.validToDate.toISOString(),
  };
}

export const toFingerprint = (pem: string): string => toCertificate(pem).fingerprint;

/** The PEM of a certificate as metadata has it; undefined for what is not one. */
export function toPem(base64: string): string | undefined {
  const body = base64.replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(body)) return undefined;
  const pem = `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)?.join('\n') ?? ''}\n-----END CERTIFICATE-----\n`;
  return parse(pem) ? pem : undefined;
}
