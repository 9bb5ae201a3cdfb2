import { Problem } from '@drawbridge/contracts';
import express, { type Request, type Response, type Router } from 'express';
import { escapeHtml } from '../../../platform/http/escape-html.ts';
import { takeRandomBytes } from '../../../platform/secret/random.ts';
import type { Config } from '../../../settings/config.ts';
import type { ListedOrder } from './orders.store.ts';
import type { Orders } from './orders.ts';

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.55 system-ui,sans-serif;margin:0 auto;padding:24px;max-width:820px}
article{border-top:1px solid light-dark(#d9d6cf,#39414f);padding:16px 0}h1{font-size:22px}h2{font-size:17px;margin:0 0 4px}
p{margin:0 0 8px}form{display:inline-block;margin-right:8px}button{font:inherit;padding:6px 14px}`;

function toStateWord({ settledAt, endedAt, endedBecause, trialEndsAt }: ListedOrder): string {
  if (endedAt) return endedBecause ?? 'ended';
  if (settledAt) return 'paid';
  return trialEndsAt
    ? `waiting for payment, with a trial until ${trialEndsAt.toISOString()}`
    : 'waiting for payment';
}

const toButton = ({ invoiceNumber }: ListedOrder, action: 'confirm' | 'cancel', label: string) =>
  `<form method="post" action="/dev/orders/${escapeHtml(invoiceNumber)}/${action}"><button>${label}</button></form>`;

function toArticle(order: ListedOrder): string {
  const { invoiceNumber, buyer, purpose, seats, amount, currency, settledAt, endedAt } = order;
  const buttons = [
    ...(settledAt || endedAt ? [] : [toButton(order, 'confirm', 'Confirm the payment')]),
    ...(endedAt ? [] : [toButton(order, 'cancel', 'Cancel the order')]),
  ];
  return `<article><h2>${escapeHtml(invoiceNumber)}: ${toStateWord(order)}</h2>
<p>${escapeHtml(buyer ?? 'a deleted account')}, ${purpose}, ${seats} seats, ${escapeHtml(currency)} ${(amount / 100).toFixed(2)}</p>
${buttons.join('')}</article>`;
}

/** A page of another site may send a form here; a browser says so. */
const isOwnPage = (req: Request) => req.headers['sec-fetch-site'] === 'same-origin';

/**
 * `/dev/orders`: what the operator's command does, for those who try the product on their own machine, where the command
 * would have to wait for the server to stop. Not available in production. @see BILL-13
 */
export function toLocalOrderRouter(orders: Orders, { productName }: Config): Router {
  const router = express.Router();

  router.get('/dev/orders', async (_req, res) => {
    const listed = await orders.list();
    const nonce = takeRandomBytes(16).toString('base64');
    const title = `Orders of ${escapeHtml(productName)}`;
    const list = listed.length > 0 ? listed.map(toArticle).join('\n') : '<p>No orders yet.</p>';
    res
      .set({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      })
      .type('html')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style nonce="${nonce}">${STYLE}</style><main><h1>${title}</h1><p>An order opens nothing until it is paid. Here you say that it is; on a real server that is <code>npm run orders</code>.</p>${list}</main></html>`,
      );
  });

  const act =
    (run: (number: string) => Promise<unknown>) =>
    async (req: Request<{ number: string }>, res: Response): Promise<void> => {
      if (!isOwnPage(req)) return void res.status(403).type('text').send('Use the buttons of /dev/orders.');
      try {
        await run(req.params.number);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return void res.status(error.status).type('text').send(error.message);
      }
      res.redirect(303, '/dev/orders');
    };
  router.post(
    '/dev/orders/:number/confirm',
    act((number) => orders.settle(number, 'operator')),
  );
  router.post(
    '/dev/orders/:number/cancel',
    act((number) => orders.cancel(number, 'operator')),
  );
  return router;
}
