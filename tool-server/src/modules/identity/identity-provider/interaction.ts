import { validation } from '@drawbridge/contracts/rules';
import type { Request, Response } from 'express';
import type { Provider } from 'oidc-provider';
import { readProvenEmail } from '../../../platform/proven-email.ts';
import type { LocalClientId } from './local-client.ts';
import { sendPage, sendSignInPage } from './page.ts';
import type { LocalPeople, TypedPerson } from './people.ts';

/** The provider each client replaces, and the address suggested when the request has no hint. */
const CLIENTS: Record<LocalClientId, { provider: string; email: string }> = {
  google: { provider: 'Google', email: 'robin@mail.test' },
  northwind: { provider: 'Northwind Labs', email: 'robin@sso.test' },
  company: { provider: 'your company', email: 'robin@acme.test' },
};
const SUGGESTED = { emailVerified: true, givenName: 'Robin', familyName: 'Vale' };
const LONGEST_NAME = 60;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');
const toName = (value: unknown) => toText(value).trim().slice(0, LONGEST_NAME);

export function createInteraction({ provider, people }: { provider: Provider; people: LocalPeople }) {
  async function find(req: Request, res: Response) {
    try {
      return await provider.interactionDetails(req, res);
    } catch (error) {
      // The library's own error for an interaction that expired or belongs to another browser.
      if ((error as Error).name !== 'SessionNotFound') throw error;
      sendPage(res, 400, {
        title: 'This sign-in has ended',
        text: 'It was already completed, took too long, or was started in another browser. Start again.',
        markup: '<p><a href="/">Back to sign-in</a></p>',
      });
      return undefined;
    }
  }

  const toClient = (params: Record<string, unknown>) =>
    CLIENTS[toText(params.client_id) as LocalClientId] ?? CLIENTS.northwind;

  async function show(req: Request, res: Response): Promise<void> {
    const found = await find(req, res);
    if (!found) return;
    const { provider, email } = toClient(found.params);
    sendSignInPage(res, {
      action: req.originalUrl,
      provider,
      person: { ...SUGGESTED, email: readProvenEmail(found.params.login_hint) ?? email },
    });
  }

  async function finish(req: Request, res: Response): Promise<void> {
    const found = await find(req, res);
    if (!found) return;
    const form = (req.body ?? {}) as Record<string, unknown>;
    if (form.choice === 'cancel') {
      const refusal = { error: 'access_denied', error_description: 'The sign-in was canceled.' };
      return provider.interactionFinished(req, res, refusal, { mergeWithLastSubmission: false });
    }
    const email = readProvenEmail(form.email);
    const person: TypedPerson = {
      email: email ?? toText(form.email),
      emailVerified: form.email_verified === 'yes',
      givenName: toName(form.given_name),
      familyName: toName(form.family_name),
    };
    if (email === undefined) {
      const { provider } = toClient(found.params);
      return sendSignInPage(res, {
        action: req.originalUrl,
        provider,
        person,
        fault: validation.MESSAGES.email,
      });
    }
    const accountId = await people.remember(person);
    await provider.interactionFinished(
      req,
      res,
      { login: { accountId, remember: false } },
      { mergeWithLastSubmission: false },
    );
  }

  return { show, finish };
}
