import { TOTP, Secret as TotpSecret } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Clocks of phones are not exact: one step before and after. @see RFC 6238 5.2 */
const WINDOW = 1;

const toTotp = (secret: string, label = '', issuer = '') =>
  // What every authenticator app supports.
  new TOTP({
    secret: TotpSecret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    label,
    issuer,
  });

/** A new secret in base 32. */
export const makeTotpSecret = (): string => new TotpSecret({ size: SECRET_BYTES }).base32;

/** `otpauth://…`, for the QR code. */
export const toTotpUri = (secret: string, label: string, issuer: string): string =>
  toTotp(secret, label, issuer).toString();

/** The time step of a right code that is newer than the last one; undefined for a wrong or used code. */
export function findTotpStep(
  { secret, lastStep }: { secret: string; lastStep: number },
  code: string,
  now: Date,
): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = toTotp(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : undefined;
}
