import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readPage } from './pages.ts';
import type { PartnerSiteOptions } from './partner-site-options.ts';
import { requestToken } from './request-token.ts';
import { readVisitor, toVisitorCookie } from './visitor.ts';

/** A site of a partner: pages with widgets, and the one address that its pages get tokens from. */
export function createPartnerSite(options: PartnerSiteOptions): Server {
  return createServer((req, res) => {
    answer(req, res, options).catch((error: unknown) => {
      console.error(error);
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      res.end('Something went wrong.');
    });
  });
}

async function answer(req: IncomingMessage, res: ServerResponse, options: PartnerSiteOptions): Promise<void> {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://partner.test');
  const visitor = readVisitor(req.headers.cookie);

  if (pathname === '/token') {
    // Only this site's own pages may ask: a form or a script of another site sends another origin, or none.
    if (req.method !== 'POST' || req.headers.origin !== `http://${req.headers.host}`)
      return send(res, 403, { error: 'Only pages of this site get a token.' });
    if (visitor === undefined) return send(res, 200, {});
    const grant = await requestToken(options, { visitor, origin: req.headers.origin });
    return send(res, grant.status, grant.body);
  }
  if (pathname === '/sign-in' || pathname === '/sign-out') {
    const name = pathname === '/sign-in' ? (searchParams.get('name') ?? 'ada') : undefined;
    const back = searchParams.get('back') ?? '/';
    res.writeHead(303, {
      'set-cookie': toVisitorCookie(name),
      location: back.startsWith('/') && !back.startsWith('//') ? back : '/',
    });
    res.end();
    return;
  }
  const page = await readPage(pathname, { ...options, visitor });
  res.writeHead(page.status, page.headers).end(page.body);
}

function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}
