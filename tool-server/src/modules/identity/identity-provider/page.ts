import type { Response } from 'express';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { LOCAL_IDP_PATH } from './local-client.ts';
import type { TypedPerson } from './people.ts';

/** Files of the page, by address below the provider's own. */
export const PAGE_FILES = Object.entries({ 'page.css': 'text/css', 'page.js': 'text/javascript' }).map(
  ([name, type]) => ({
    path: `/${name}`,
    type: `${type}; charset=utf-8`,
    file: new URL(`./browser/${name}`, import.meta.url),
  }),
);

/** Nothing inline, nothing from other origins, no framing. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
};

interface PlainPage {
  title: string;
  text: string;
  /** Finished markup; the caller escapes its values. */
  markup?: string;
  script?: boolean;
}

function toPage({ title, text, markup = '', script = false }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${LOCAL_IDP_PATH}/page.css">
${script ? `<script type="module" src="${LOCAL_IDP_PATH}/page.js"></script>\n` : ''}</head>
<body>
<main>
<p class="eyebrow">Local identity provider</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${markup}
</main>
</body>
</html>
`;
}

export function sendPage(res: Response, status: number, page: PlainPage): void {
  res.status(status).set(HEADERS).send(toPage(page));
}

/** Returns the page for failures inside the library, which responds through Koa. */
export const toErrorPage = (text: string): { headers: typeof HEADERS; body: string } => ({
  headers: HEADERS,
  body: toPage({
    title: 'This sign-in cannot continue',
    text,
    markup: '<p><a href="/">Back to sign-in</a></p>',
  }),
});

/** The form in which a person signs in. @see AUTH-46 */
export function sendSignInPage(
  res: Response,
  fields: { action: string; provider: string; person: TypedPerson; fault?: string | undefined },
): void {
  const { action, provider, person, fault } = fields;
  const field = (name: string, label: string, value: string, more: string) =>
    `<div><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${escapeHtml(value)}" ${more}></div>`;
  sendPage(res, fault ? 400 : 200, {
    title: `Sign in with ${provider}`,
    text: `This page replaces ${provider} during development. Any name and email address work, and nothing leaves this machine.`,
    script: true,
    markup: `<form method="post" action="${escapeHtml(action)}" novalidate>
${field('email', 'Email address', person.email, `type="email" autocomplete="username" required autofocus${fault ? ' aria-invalid="true" aria-describedby="fault"' : ''}`)}
${fault ? `<p class="fault" id="fault" role="alert">${escapeHtml(fault)}</p>` : ''}
<div class="names">
${field('given_name', 'First name', person.givenName, 'type="text" autocomplete="given-name" maxlength="60"')}
${field('family_name', 'Last name', person.familyName, 'type="text" autocomplete="family-name" maxlength="60"')}
</div>
<label class="check"><input type="checkbox" name="email_verified" value="yes"${person.emailVerified ? ' checked' : ''}> The address is verified</label>
<button class="primary" id="continue" name="choice" value="continue">Continue as ${escapeHtml(person.email)}</button>
<button name="choice" value="cancel" formnovalidate>Cancel</button>
</form>`,
  });
}
