import type { ErrorRequestHandler } from 'express';
import { ItemFault } from './deep-linking/read-items.ts';

/** Wrong input is answered with its field; anything else is a fault of this platform, and printed. */
export const answerError: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) return next(error);
  if (error instanceof ItemFault)
    return void res.status(400).json({ error: error.message, field: error.field });
  const status = (error as { status?: unknown }).status;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return void res.status(status).json({ error: (error as Error).message });
  console.error(error);
  res.status(500).json({ error: 'internal' });
};
