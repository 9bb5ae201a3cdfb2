import type { Router } from 'express';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Pages } from '../../../platform/http/pages.ts';
import type { Send } from '../../../platform/http/send.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import type { FindContent } from './deep-linking/content-items.ts';
import type { ReturnFormSigner } from './deep-linking/return-form.ts';
import { createReturnPage } from './deep-linking/return-page.ts';
import { createAcceptLaunch } from './launch/accept-launch.ts';
import { createLaunch, type LaunchDeps } from './launch/launch.ts';
import { createBindingCookie } from './login/binding.ts';
import { createLogin } from './login/login.ts';
import { createStateSigner } from './login/state-signer.ts';
import { createLtikGate } from './ltijs/ltik-gate.ts';
import { createKeySets } from './outgoing/key-sets.ts';
import { createRefusalPage } from './pages/refusal-page.ts';
import type { FindFramers } from './platforms/find-framers.ts';
import { createNoteIgnored } from './platforms/ignored-claims.ts';
import type { PlatformRegistry } from './platforms/platform-registry.ts';
import { confirmPlatform, recordDeepLinks } from './platforms/platforms.store.ts';
import { createRecordRefusal } from './platforms/record-refusal.ts';
import { createLtiRouter } from './router.ts';
import { createCheckLtik } from './session/check-ltik.ts';
import type { FreshLaunches } from './session/fresh-launches.ts';
import type { IsExchangeable } from './session/is-exchangeable.ts';
import type { LtikSigner } from './session/ltik-signer.ts';

export interface LaunchRouterDeps {
  database: Database;
  clock: Clock;
  log: Log;
  secret: Secret;
  config: Config;
  keys: KeyRing;
  send: Send;
  sendPage: Pages['send'];
  registry: PlatformRegistry;
  ltiks: LtikSigner;
  fresh: FreshLaunches;
  isExchangeable: IsExchangeable;
  findFramers: FindFramers;
  returnForms: ReturnFormSigner;
  findContent: FindContent;
  launchCatalogue: LaunchDeps['catalogue'];
  /** Dynamic registration and the configuration for Canvas. */
  registration: Router;
}

function createLaunchStep(
  deps: LaunchRouterDeps,
  login: Pick<LaunchDeps, 'stateSigner' | 'cookie'>,
): ReturnType<typeof createLaunch> {
  const { database, clock, log, secret, send, registry, ltiks, fresh, findContent, config } = deps;
  const { db } = database;
  const { publicUrl, productName } = config;
  return createLaunch({
    ...login,
    registry,
    catalogue: deps.launchCatalogue,
    keySets: createKeySets({ send, clock, log }),
    ltiks,
    fresh,
    acceptLaunch: createAcceptLaunch({
      database,
      clock,
      secret,
      isGraded: (item) => findContent(item)?.isGraded ?? false,
    }),
    async confirmPlatform(id) {
      await confirmPlatform(db, id, clock.now());
      registry.forget();
    },
    noteIgnored: createNoteIgnored({ db, clock, log }),
    async recordDeepLinks(id) {
      await recordDeepLinks(db, id, clock.now());
      registry.forget();
    },
    clock,
    log,
    publicUrl,
    productName,
    allowHttp: config.mode !== 'production',
  });
}

/** The addresses that platforms and launched browsers open. */
export function createLaunchRouter(deps: LaunchRouterDeps): ReturnType<typeof createLtiRouter> {
  const { database, clock, log, secret, config, keys, sendPage, registry, ltiks } = deps;
  const { isExchangeable, findFramers, returnForms, registration } = deps;
  const { publicUrl, productName } = config;
  const stateSigner = createStateSigner(secret);
  const cookie = createBindingCookie(publicUrl);
  return createLtiRouter({
    login: createLogin({ registry, stateSigner, cookie, clock, publicUrl, productName }),
    launch: createLaunchStep(deps, { stateSigner, cookie }),
    returnContent: createReturnPage({ registry, returnForms, clock, productName }),
    checkLtik: createCheckLtik({ ltiks, isExchangeable }),
    gate: createLtikGate({ key: ltiks.key, isExchangeable }),
    keys,
    sendPage,
    sendRefusal: createRefusalPage({
      log,
      record: createRecordRefusal({ db: database.db, registry, clock, log }),
      productName,
    }),
    findFramers,
    registration,
  });
}
