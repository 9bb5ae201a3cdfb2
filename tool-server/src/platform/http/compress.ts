import compression from 'compression';
import type { RequestHandler } from 'express';

/** A shorter response fits into the packet of its headers. */
const LEAST_BYTES = 1_024;
/** Built files are compressed already. The others are pages that hold a secret next to input of another origin. */
const NEVER = /^\/(assets\/|lti\/(login|launch)|saml\/[^/]+\/(login|acs)|dev\/)/i;

/**
 * Compresses responses on the fly, brotli or gzip as the caller accepts. A response with `no-transform` is not changed:
 * where a secret and foreign input are compressed together, the length reveals how alike they are (BREACH).
 */
export function createCompression(): RequestHandler {
  return compression({
    threshold: LEAST_BYTES,
    filter: (req, res) => !NEVER.test(req.path) && compression.filter(req, res),
  });
}
