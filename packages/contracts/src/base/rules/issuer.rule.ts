/** How an issuer differs from the spelling that most platforms send. */
export type IssuerFault = 'slash' | 'capitals';

const WORDS: Record<IssuerFault, string> = {
  slash:
    'The issuer ends with a slash. Launches compare it character by character: keep the slash only if the platform shows it.',
  capitals:
    'The host of the issuer has capital letters. Launches compare it character by character: keep them only if the platform shows them.',
};

/**
 * Finds spellings that are allowed in an issuer but usually a mistake.
 * @see LTI core 5.1.1, Security Framework 5.1.3 step 2
 */
export function findIssuerFault(issuer: string): IssuerFault | undefined {
  const value = issuer.trim();
  if (value.endsWith('/')) return 'slash';
  const [, origin = ''] = /^([a-z]+:\/\/[^/]*)/i.exec(value) ?? [];
  return /[A-Z]/.test(origin) ? 'capitals' : undefined;
}

export function toIssuerWarning(issuer: string): string | undefined {
  const fault = findIssuerFault(issuer);
  return fault && WORDS[fault];
}
