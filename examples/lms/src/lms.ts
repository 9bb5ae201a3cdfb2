import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { answerError } from './answer-error.ts';
import { loadPlatformKey } from './keys.ts';
import { setPageHeaders } from './page-headers.ts';
import { createDeepLinkingService } from './services/deep-linking.ts';
import { createDevService } from './services/dev.ts';
import { createKeySetService } from './services/key-set.ts';
import { createLaunchService } from './services/launch.ts';
import { createLineItemService } from './services/line-items.ts';
import { createRegistrationService } from './services/registration.ts';
import { createRosterService } from './services/roster.ts';
import { createScoreService } from './services/scores.ts';
import { createTokenService } from './services/tokens.ts';
import { type LmsOptions, type Settings, toSettings } from './settings.ts';
import { createSite } from './site.ts';
import { createState, type State } from './state.ts';
import { createToolKeys } from './tool-keys.ts';

export interface Lms {
  /** Address of its pages; its issuer. */
  url: string;
  /** Where it listens on this machine; with option `port: 0` the one that the system chose. */
  port: number;
  settings: Settings;
  /** Its state: received scores, messages, switches, failures to come. */
  state: State;
  close(): Promise<void>;
}

/** Git ignores it. */
const DATA_DIR = fileURLToPath(new URL('../.data', import.meta.url));

/** Starts Harbor LMS: an LTI 1.3 platform with its own keys, people, courses and gradebook. @see DEMO-1 */
export async function createLms(options: LmsOptions = {}): Promise<Lms> {
  const { port = 8090, host = '127.0.0.1', dataDir = DATA_DIR } = options;
  const key = await loadPlatformKey(dataDir);
  const app = express().disable('x-powered-by');
  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const listening = server.address() as AddressInfo;
  const settings = toSettings(options, listening.port);
  const state = createState(settings);
  const toolKeys = createToolKeys();
  app.use(createDevService(settings, state, key));
  app.use(createKeySetService(state, key));
  app.use(createTokenService(settings, state, toolKeys));
  app.use(createLineItemService(settings, state));
  app.use(createScoreService(settings, state));
  app.use(createRosterService(settings, state));
  app.use(createRegistrationService(settings, state));
  app.use(setPageHeaders(state));
  app.use(createLaunchService(settings, state, key));
  app.use(createDeepLinkingService(settings, state, toolKeys));
  app.use(createSite(settings, state, key));
  app.use(answerError);
  return {
    url: settings.issuer,
    port: listening.port,
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
