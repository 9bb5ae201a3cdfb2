import { parse } from 'pg-connection-string';
import { isLoopback } from '../http/this-machine.ts';

/** How a connection is protected against others on the network. */
type Encryption = 'checked' | 'unchecked' | 'none';

/** The address that the driver really connects to, and how. */
export interface DatabaseTarget {
  /** A host, an address, or the folder of a socket. */
  host: string;
  isOfThisMachine: boolean;
  encryption: Encryption;
  /** The address or the environment says expressly that the connection is not encrypted. */
  isPlainByChoice: boolean;
}

/** What the driver reads when the address leaves it out. */
type Environment = Record<string, string | undefined>;

type Tls = ReturnType<typeof parse>['ssl'];

function toEncryption(tls: Tls): Encryption {
  if (tls === undefined || tls === false) return 'none';
  if (tls === 'no-verify') return 'unchecked';
  if (tls === true || tls === 'true') return 'checked';
  if (typeof tls === 'string') throw new Error(`ssl=${tls} is not understood; use sslmode=verify-full`);
  // Without a check of the name, any server with a certificate of the same authority passes.
  const isUnchecked = tls.rejectUnauthorized === false || 'checkServerIdentity' in tls;
  return isUnchecked ? 'unchecked' : 'checked';
}

function readEnvironmentTls(mode: string | undefined): Tls {
  if (mode === 'no-verify') return { rejectUnauthorized: false };
  return ['prefer', 'require', 'verify-ca', 'verify-full'].includes(mode ?? '');
}

/**
 * Reads an address as `pg` does: `?host=` goes before the host, an empty `sslmode` does not count, and `PGHOST` and `PGSSLMODE`
 * stand in for what is left out. Throws an error that says what `pg` cannot use.
 */
export function readDatabaseTarget(address: string, env: Environment): DatabaseTarget {
  const { host, ssl, sslmode } = parse(address);
  const target = host || env['PGHOST'] || 'localhost';
  if (target.includes(','))
    throw new Error(
      `${target} names several hosts, and the driver connects to one; name a proxy in front of them`,
    );
  return {
    host: target,
    isOfThisMachine: target.startsWith('/') || isLoopback(target),
    encryption: toEncryption(ssl ?? readEnvironmentTls(env['PGSSLMODE'])),
    isPlainByChoice:
      ssl === undefined ? env['PGSSLMODE'] === 'disable' : sslmode === 'disable' || ssl === false,
  };
}
