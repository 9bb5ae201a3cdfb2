import type { IncomingHttpHeaders } from 'node:http';
import { STATE_LIFETIME_SECONDS } from './state-signer.ts';

/** Stores the proof that login and launch ran in the same browser. */
export interface BindingCookie {
  /** `Set-Cookie` that stores it. */
  toSet(stateId: string, binding: string): string;
  read(headers: IncomingHttpHeaders, stateId: string): string | undefined;
  /** `Set-Cookie` that removes it. */
  toClear(stateId: string): string;
  /** A cookie with the same attributes, for `document.cookie`: it comes back where such cookies are stored. */
  marker: string;
  /** True when the request has the marker: this browser stores our cookies at this platform. */
  isStored(headers: IncomingHttpHeaders): boolean;
}

/** Half a year. */
const MARKER_SECONDS = 15_552_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * One cookie for each launch, named by the state id, so that several frames of one course page do not overwrite each
 * other's. `Partitioned` makes it available in another site's frame. @see LTI-23
 *
 * `__Host-` requires https. On plain http (development) the name has no prefix; browsers accept a `Secure` cookie from
 * loopback all the same, and elsewhere on http only a `Lax` one.
 */
export function createBindingCookie(publicUrl: string): BindingCookie {
  const { protocol, hostname } = new URL(publicUrl);
  const isHttps = protocol === 'https:';
  const prefix = isHttps ? '__Host-lti-' : 'lti-';
  const inFrames = isHttps || LOOPBACK.test(hostname) ? 'Secure; SameSite=None; Partitioned' : 'SameSite=Lax';
  const attributes = `Path=/; HttpOnly; ${inFrames}`;
  const marker = `${prefix}frame=1`;
  return {
    toSet: (stateId, binding) =>
      `${prefix}${stateId}=${binding}; Max-Age=${STATE_LIFETIME_SECONDS}; ${attributes}`,
    read({ cookie }, stateId) {
      const start = `${prefix}${stateId}=`;
      const found = cookie?.split(/; */).find((pair) => pair.startsWith(start));
      return found?.slice(start.length);
    },
    toClear: (stateId) => `${prefix}${stateId}=; Max-Age=0; ${attributes}`,
    marker: `${marker}; Max-Age=${MARKER_SECONDS}; Path=/; ${inFrames}`,
    isStored: ({ cookie }) => cookie?.split(/; */).includes(marker) ?? false,
  };
}
