import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { COURSE } from './host-files.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
};

const ANSWERS: Record<string, unknown> = {
  'POST course/info': { is_enrolled: false, course: COURSE },
  'GET user/wishlist': { items: [], custom_data: [{ sk: '/', name: 'All', events: [] }] },
  'POST user/wishlist': { item: { sk: COURSE._key, event_name: COURSE.event_name }, lists: ['/'] },
};

export interface HostServer {
  origin: string;
  /** Path and token of each call. */
  calls: { path: string; token: string | undefined }[];
  close(): Promise<void>;
}

/** Serves the files of a folder, tokens, and what cards ask Drawbridge for. */
export async function serveHost(folder: string): Promise<HostServer> {
  const calls: HostServer['calls'] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.test');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const api = /^\/api\/[\w-]+\/(.+)$/.exec(pathname)?.[1];
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/token') json({ token: 'token of the host' });
    else if (api !== undefined) {
      calls.push({ path: api, token: request.headers.authorization });
      const data = ANSWERS[`${request.method} ${api}`];
      if (data === undefined) json({ success: false, code: 'not_found', message: 'none', data: null }, 404);
      else json({ success: true, message: '', data });
    } else if (existsSync(file) && statSync(file).isFile())
      response
        .writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
        .end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
