import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

interface TokenOptions {
  drawbridgeUrl: string;
  secretKey: string;
}

/** The server of this site: it knows who is signed in, and asks Drawbridge for a token of that visitor. */
async function requestToken(visitor: string, origin: string, options: TokenOptions): Promise<unknown> {
  const response = await fetch(`${options.drawbridgeUrl}/api/integration/embed-token`, {
    method: 'POST',
    headers: { authorization: options.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      visitor_id: visitor,
      scopes: ['courses', 'labs', 'favorites', 'preferences', 'review'],
      origin,
    }),
  });
  const { data, message } = (await response.json()) as { data?: unknown; message: string };
  if (!response.ok) console.error(`Drawbridge gave no token: ${message}`);
  return data ?? {};
}

/** `/drawbridge-token` for the development server and for the preview of the build. */
export function tokenRoute(options: TokenOptions): Plugin {
  function answer({ headers }: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) {
    requestToken('visitor-1', `http://${headers.host}`, options).then(
      (grant) => response.setHeader('content-type', 'application/json').end(JSON.stringify(grant)),
      next,
    );
  }
  return {
    name: 'token-route',
    configureServer: ({ middlewares }) => void middlewares.use('/drawbridge-token', answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/drawbridge-token', answer),
  };
}
