import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { Request, Response } from 'express';
import { toPath } from './request-path.ts';

/** A shorter response fits into the packet of its headers. */
const LEAST_BYTES = 1_024;
/** Built files are compressed already. The others are pages that hold a secret next to input of another origin. */
const NEVER = /^\/(assets\/|embed\/(assets\/|v1\.js)|lti\/(login|launch)|saml\/[^/]+\/(login|acs)|dev\/)/i;

export type Compress = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/**
 * Compresses responses on the fly, brotli or gzip as the caller accepts. A response with `no-transform` is not changed:
 * where a secret and foreign input are compressed together, the length reveals how alike they are (BREACH).
 */
export function createCompression(): Compress {
  const compress = compression({ threshold: LEAST_BYTES });
  const prepared = new WeakSet<ServerResponse>();
  return (req, res, next) => {
    // A front prepared it, and gave the request to Express after all.
    if (prepared.has(res) || NEVER.test(toPath(req))) return next();
    prepared.add(res);
    // The library needs nothing of Express.
    return compress(req as Request, res as Response, next);
  };
}
