import type { Plugin } from 'vite';

/** The keys of the partner in the demo data: of no use anywhere else. */
const SECRET_KEY = process.env['PARTNER_SECRET'] ?? 'dbsk_demo-partner-site';
export const DRAWBRIDGE_URL = process.env['DRAWBRIDGE_URL'] ?? 'http://localhost:8080';
export const PORT = Number(process.env['PORT'] ?? 8091);

/** The server of this site: it knows who is signed in, and asks Drawbridge for a token of that visitor. */
async function requestToken(visitor: string): Promise<unknown> {
  const response = await fetch(`${DRAWBRIDGE_URL}/api/integration/embed-token`, {
    method: 'POST',
    headers: { authorization: SECRET_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({
      visitor_id: visitor,
      scopes: ['courses', 'labs', 'favorites', 'preferences', 'review'],
      origin: `http://localhost:${PORT}`,
    }),
  });
  const { data, message } = (await response.json()) as { data?: unknown; message: string };
  if (!response.ok) console.error(`Drawbridge gave no token: ${message}`);
  return data ?? {};
}

export function tokenRoute(): Plugin {
  return {
    name: 'token-route',
    configureServer(server) {
      server.middlewares.use('/drawbridge-token', (_request, response, next) => {
        requestToken('visitor-1').then((grant) => response.end(JSON.stringify(grant)), next);
      });
    },
  };
}
