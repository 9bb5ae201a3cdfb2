import compression from 'compression';
import type { RequestHandler } from 'express';

/** A shorter answer fits into the packet that its headers are in. */
const LEAST_BYTES = 1_024;
/** Built files are compressed already. The others are pages that hold a secret beside what somebody else sent. */
const NEVER = /^\/(assets\/|lti\/(login|launch)|saml\/[^/]+\/(login|acs)|dev\/)/i;

/**
 * Compresses answers on their way, brotli or gzip as the caller accepts. An answer that says `no-transform` stays as it
 * is: where a secret and foreign input are compressed together, the length tells how alike they are (BREACH).
 */
export function createCompression(): RequestHandler {
  return compression({
    threshold: LEAST_BYTES,
    filter: (req, res) => !NEVER.test(req.path) && compression.filter(req, res),
  });
}
