import express, { type Response } from 'express';
import type { ServerModule } from '../../../module.ts';
import type { Database } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { EMAIL_STYLE_SOURCE } from '../../../platform/mail/email-template.ts';
import { findSentMail, listSentMail, type SentMail } from '../../../platform/mail/mailer.ts';
import { takeRandomBytes } from '../../../platform/secret/random.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { isUuid } from '../../../platform/uuid.ts';
import type { Config } from '../../../settings/config.ts';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;margin:0 auto;padding:24px;max-width:820px}
article{border-top:1px solid light-dark(#d9d6cf,#39414f);padding:16px 0}h1{font-size:22px}h2{font-size:17px;margin:0 0 4px}
p{margin:0 0 8px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 ui-monospace,monospace;margin:8px 0;padding:12px;border-radius:6px;background:light-dark(#f4f2ee,#1b222d)}
.meta{font-size:14px;opacity:.8}`;

/** Its text, with its addresses as links. */
const toLinkedText = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const toArticle = ({ id, to, subject, text, sentAt }: SentMail) => `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(to)}, <time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time>, <a href="/dev/outbox/${id}">as HTML</a></p>
<pre>${toLinkedText(text)}</pre></article>`;

function sendPage(res: Response, html: string, styleSource: string, more = ''): void {
  res
    .set({
      'content-security-policy': `default-src 'none'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'${more}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('html')
    .send(html);
}

/** `/dev/outbox`: the mail of this installation, for people and for tests. Not available in production. @see DEMO-12 */
export function createOutbox(deps: { database: Database; secret: Secret; config: Config }): ServerModule {
  const { secret } = deps;
  const { db } = deps.database;
  const router = express.Router();

  router.get('/dev/outbox.json', async (_req, res) => {
    const sent = await listSentMail(db, secret);
    res.set('cache-control', 'no-store').json(
      sent.map(({ to, subject, text, html, sentAt }) => ({
        to,
        subject,
        text,
        html,
        sent_at: sentAt.toISOString(),
      })),
    );
  });

  router.get('/dev/outbox', async (_req, res) => {
    const sent = await listSentMail(db, secret);
    const title = `${escapeHtml(deps.config.productName)} outbox`;
    const nonce = takeRandomBytes(16).toString('base64');
    const list = sent.length > 0 ? sent.map(toArticle).join('\n') : '<p>No mail yet.</p>';
    sendPage(
      res,
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${STYLE}</style><main><h1>${title}</h1><p>Mail sent by this installation, newest first. Nothing leaves the machine unless SMTP_URL is set.</p>${list}</main></html>`,
      `'nonce-${nonce}'`,
    );
  });

  router.get('/dev/outbox/:id', async (req, res, next) => {
    const found = isUuid(req.params.id) ? await findSentMail(db, secret, req.params.id) : undefined;
    if (!found) return next();
    sendPage(res, found.html, EMAIL_STYLE_SOURCE, '; sandbox');
  });
  return { routes: [], router };
}
