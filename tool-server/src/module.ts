import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler, Router } from 'express';
import type { Actor } from './actor.ts';
import type { Route } from './platform/http/api.ts';
import type { Front } from './platform/http/front.ts';
import type { Job } from './platform/jobs/jobs.ts';

/**
 * What every feature of the server gives to `app.ts`. What other modules need of it is returned next to this, by name.
 */
export interface ServerModule {
  /** Calls under `/api`. */
  routes: readonly Route<Actor>[];
  jobs?: readonly Job[];
  /** Pages and addresses outside of `/api`. */
  router?: Router;
  /** Passed by each request under `/api`, preflights among them, before it is served: lets pages of other origins call. */
  crossOrigin?: RequestHandler;
  /** Requests that it serves ahead of Express. */
  front?: Front;
  /** Sockets: given what asks for one, and closed before the jobs stop. */
  live?: { upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void; close(): Promise<void> };
  /** Ends what the module began, once no job of the server runs any more. */
  close?(): void | Promise<void>;
}
