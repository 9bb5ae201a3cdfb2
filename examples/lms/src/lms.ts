import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { loadPlatformKey } from './keys.ts';
import { createDevService } from './services/dev.ts';
import { createGradeService } from './services/grades.ts';
import { createLaunchService } from './services/launch.ts';
import { createTokenService } from './services/tokens.ts';
import { type LmsOptions, type Settings, toSettings } from './settings.ts';
import { createSite } from './site.ts';
import { createState, type State } from './state.ts';

export interface Lms {
  /** Address of its pages; its issuer. */
  url: string;
  settings: Settings;
  /** Its state: received scores, messages, faults to come. */
  state: State;
  close(): Promise<void>;
}

/** Git ignores it. */
const DATA_DIR = fileURLToPath(new URL('../.data', import.meta.url));

/** Starts Harbor LMS: a small LTI 1.3 platform with its own keys, people, course and gradebook. @see DEMO-1 */
export async function createLms(options: LmsOptions = {}): Promise<Lms> {
  const { port = 8090, host = '127.0.0.1', dataDir = DATA_DIR } = options;
  const key = await loadPlatformKey(dataDir);
  const app = express().disable('x-powered-by');
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const settings = toSettings(options, (server.address() as AddressInfo).port);
  const state = createState();
  app.use(createDevService(state));
  app.use(createTokenService(settings, state));
  app.use(createGradeService(settings, state));
  app.use(createLaunchService(settings, state, key));
  app.use(createSite(settings, state));
  return {
    url: settings.issuer,
    settings,
    state,
    close() {
      server.closeAllConnections();
      return new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
    },
  };
}
