import { PUBLIC_PAGES, problem } from '@drawbridge/contracts';
import { CALLBACK_PATH } from '@drawbridge/contracts/identity';
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import { createFormReader } from '../../../platform/http/storable-text.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { type Provider, type SamlProvider, toRedirectUri } from './providers.ts';
import { SsoRefusal } from './refusals.ts';
import type { Saml } from './saml/saml.ts';
import { ssoStepsFrom } from './sso.limits.ts';

/** Random, as the page made it. */
const RANDOM = /^[A-Za-z0-9_-]{43,128}$/;
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

interface RouterDeps {
  findProvider(id: string): Promise<Provider | undefined>;
  /** What an administrator drafted for a provider. */
  findDraft(id: string): Promise<Provider | undefined>;
  /** True for a company that has a provider, or may have one. */
  mayHaveProvider(id: string): Promise<boolean>;
  saml: Saml;
  limits: Pick<Limits, 'check'>;
  audit: Audit;
  log: Log;
  publicUrl: string;
}

/**
 * Where the browser passes on its way to a SAML provider and back. It always ends at the provider's redirect address.
 */
export function createSamlRouter(deps: RouterDeps): Router {
  const { saml, limits, audit, log, publicUrl } = deps;
  const router = express.Router();

  function redirect(res: Response, to: string, query: Record<string, string>): void {
    const target = new URL(to, publicUrl);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    res.set('cache-control', 'no-store').redirect(303, target.href);
  }

  async function findSaml(id: string, isTest: boolean): Promise<SamlProvider | undefined> {
    const provider = await (isTest ? deps.findDraft(id) : deps.findProvider(id));
    return provider?.kind === 'saml' ? provider : undefined;
  }

  async function loadProvider(req: Request, isTest: boolean): Promise<SamlProvider> {
    const provider = await findSaml(String(req.params.provider), isTest);
    if (!provider) throw problem('not_found');
    return provider;
  }

  router.get('/saml/:provider/metadata', async (req, res) => {
    const id = req.params.provider;
    // A provider wants our metadata before we have its own.
    if (!(await deps.mayHaveProvider(id))) throw problem('not_found');
    res
      .set('cache-control', 'public, max-age=3600')
      .type('application/samlmetadata+xml')
      .send(await saml.toMetadata(id));
  });

  router.get('/saml/:provider/login', async (req, res) => {
    const isTest = req.query.draft === '1';
    const provider = await loadProvider(req, isTest);
    const redirectUri = toRedirectUri(provider, publicUrl);
    await limits.check([ssoStepsFrom('sso.saml', req.ip ?? '')]);
    const { state, code_challenge: codeChallenge, redirect_uri, code_challenge_method: method } = req.query;
    const isSound =
      typeof state === 'string' &&
      RANDOM.test(state) &&
      typeof codeChallenge === 'string' &&
      CHALLENGE.test(codeChallenge) &&
      redirect_uri === redirectUri &&
      (method ?? 'S256') === 'S256';
    if (!isSound) return redirect(res, redirectUri, { error: 'invalid_request' });
    const next = await saml.begin(provider, { state, codeChallenge, isTest });
    res.set('cache-control', 'no-store').redirect(303, next);
  });

  const readForm = createFormReader({ maxBytes: 196_608, mostFields: 10 });
  router.post('/saml/:provider/acs', readForm, async (req, res) => {
    const id = String(req.params.provider);
    const provider = (await findSaml(id, false)) ?? (await loadProvider(req, true));
    const redirectUri = toRedirectUri(provider, publicUrl);
    await limits.check([ssoStepsFrom('sso.acs', req.ip ?? '')]);
    const encoded = (req.body as Record<string, unknown> | undefined)?.SAMLResponse;
    try {
      const outcome = await saml.take(id, typeof encoded === 'string' ? encoded : '', (isTest) =>
        findSaml(id, isTest),
      );
      if (outcome.kind === 'code')
        return redirect(res, redirectUri, { code: outcome.code, state: outcome.state });
      // A response without a request proves nothing about this browser: it begins a sign-in of its own. @see ROUTE-8
      return redirect(res, PUBLIC_PAGES.oauth, { provider: provider.id });
    } catch (error) {
      if (!(error instanceof SsoRefusal)) throw error;
      const { reason, detail } = error;
      log.warn({ event: 'sso.refused', provider: provider.id, reason, detail }, 'SAML answer refused');
      await audit.recordRefusal({
        action: 'session.begin',
        refused: 'signin_refused',
        companyId: provider.companyId,
        origin: { address: req.ip ?? '', userAgent: req.get('user-agent') ?? '' },
        details: { way: 'single sign-on', provider: provider.id },
      });
      return redirect(res, redirectUri, { error: 'access_denied' });
    }
  });

  /** A browser is sent back to the page that can show what happened, instead of JSON. */
  const onFailure: ErrorRequestHandler = (error: unknown, req, res, next) => {
    const { code, status } = error as { code?: unknown; status?: unknown };
    if (res.headersSent || code === 'not_found' || req.path.endsWith('/metadata')) return next(error);
    const isRefused = typeof status === 'number' && status < 500;
    if (!isRefused) log.error({ event: 'sso.fault', err: error }, 'SAML sign-in failed');
    redirect(res, CALLBACK_PATH, { error: 'temporarily_unavailable' });
  };
  router.use('/saml', onFailure);
  return router;
}
