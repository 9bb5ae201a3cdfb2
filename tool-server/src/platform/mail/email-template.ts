import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html.ts';
import type { MailContent } from './mailer.ts';

/** The content of an email; `createEmailRenderer` makes its text and HTML. */
export interface EmailTemplate {
  subject: string;
  /** Paragraphs before the action. */
  lead: readonly string[];
  /** A code to type, large and on a line of its own. */
  code?: string;
  /** The one link of the mail. */
  action?: { label: string; address: string };
  /** Paragraphs after it. */
  close: readonly string[];
}

const STYLE = `body{margin:0;background:#f4f2ee;color:#1c2330;font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:520px;margin:0 auto;padding:32px 24px;background:#fff}
h1{font-size:20px;line-height:1.3;margin:0 0 16px}p{margin:0 0 16px}
.code{font:600 28px ui-monospace,Consolas,monospace;letter-spacing:.12em}
.action a{display:inline-block;padding:12px 20px;border-radius:6px;background:#0b4a9e;color:#fff;text-decoration:none;font-weight:600}
.address,footer{font-size:13px;color:#4d5666;overflow-wrap:anywhere}footer{border-top:1px solid #e4e2dd;padding-top:16px}`;

/** Source of a policy that allows the emails' own style and no other. */
export const EMAIL_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const toParagraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n');

/** Every mail has one layout: one column, no pictures, nothing loaded from anywhere. */
export function createEmailRenderer(product: { productName: string; supportEmail: string }) {
  const footer = `${product.productName}. Questions? Write to ${product.supportEmail}.`;
  return function toMailContent({ subject, lead, code, action, close }: EmailTemplate): MailContent {
    const text = [
      ...lead,
      ...(code ? [`    ${code}`] : []),
      ...(action ? [`${action.label}:\n${action.address}`] : []),
      ...close,
      `-- \n${footer}`,
    ].join('\n\n');
    const address = escapeHtml(action?.address ?? '');
    const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(subject)}</h1>
${toParagraphs(lead)}
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
${action ? `<p class="action"><a href="${address}">${escapeHtml(action.label)}</a></p>\n<p class="address">If the button does not work, copy this address: ${address}</p>` : ''}
${toParagraphs(close)}
<footer>${escapeHtml(footer)}</footer>
</main></body></html>
`;
    return { subject, text: `${text}\n`, html };
  };
}

export type ToMailContent = ReturnType<typeof createEmailRenderer>;
