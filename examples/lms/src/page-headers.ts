import type { RequestHandler, Response } from 'express';
import { toolOrigins } from './courses.ts';
import type { State } from './state.ts';

/** What a page may load, frame and post to: this platform and its tools. `framed` is a further origin to frame. */
export function setPagePolicy(state: State, res: Response, framed = ''): void {
  const tools = toolOrigins(state).join(' ');
  res.set(
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self' data: ${tools}`,
      "connect-src 'self'",
      `frame-src 'self' ${tools} ${framed}`.trimEnd(),
      `form-action 'self' ${tools}`,
      "base-uri 'none'",
      `frame-ancestors 'self' ${tools}`,
    ].join('; '),
  );
}

export function setPageHeaders(state: State): RequestHandler {
  return (_req, res, next) => {
    setPagePolicy(state, res);
    res.set({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    next();
  };
}

/** A form of another site changes nothing here. */
export const onlyOwnForms: RequestHandler = (req, res, next) => {
  const from = req.headers['sec-fetch-site'];
  if (req.method !== 'POST' || from === undefined || from === 'same-origin' || from === 'none') return next();
  res.status(403).type('text').send('This form was sent by another site.');
};
