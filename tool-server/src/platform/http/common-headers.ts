import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { NO_PAGE } from './content-security-policy.ts';

/** Nothing of ours asks for these; a page that frames us cannot ask in our name. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const COMMON = {
  // Set below: not by helmet's directives, which are those of a page.
  contentSecurityPolicy: false,
  // A launch opens us inside another site's frame, and in a window that the opener refers to.
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  // The lab preview shares our address and must not share our process: it cannot be keyed to our origin.
  originAgentCluster: false,
  referrerPolicy: { policy: 'no-referrer' },
  // Framing is controlled by frame-ancestors, which allows more than one origin.
  xFrameOptions: false,
} as const;

/**
 * What a page of another origin may call has been answered before this. For the rest there is nothing to tell: an empty
 * response, where Express would list methods as a text without a charset. The local identity provider answers for
 * itself. @see ASVS 4.1.1
 */
export const answerOptions: RequestHandler = (req, res, next) => {
  if (req.method !== 'OPTIONS' || req.path.startsWith('/dev/')) return next();
  res.status(204).end();
};

export type SetHeaders = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Headers of every response, page or not. Helmet computes them once: none depends on the request. */
export function createCommonHeaders(options: { hsts: boolean }): SetHeaders {
  const headers: [string, string][] = [
    ['content-security-policy', NO_PAGE],
    ['permissions-policy', PERMISSIONS],
  ];
  const recorder = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  helmet({ ...COMMON, strictTransportSecurity: options.hsts })({} as IncomingMessage, recorder, (error) => {
    if (error) throw error as Error;
  });
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
}
