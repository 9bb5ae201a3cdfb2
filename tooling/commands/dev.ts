/**
 * `npm run dev`: the server restarts and the portal reloads as files change. Vite serves PORT and proxies everything
 * that is not the portal to the server one port above.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { readConfig } from '@drawbridge/tool-server/config';
import { toPageSettings } from '@drawbridge/tool-server/page-settings';
import { createServer } from 'vite';
import { ROOT } from '../root.ts';

const port = Number(process.env.PORT ?? 8080);
const serverPort = port + 1;
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const settings = toPageSettings(readConfig({ ...process.env, PUBLIC_URL: publicUrl }));

const server: ChildProcess = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.join(ROOT, 'tool-server/src/main.mjs')],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: publicUrl },
  },
);

const toServer = { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false };
const vite = await createServer({
  root: path.join(ROOT, 'portal'),
  plugins: [
    {
      name: 'what the server would write into the document',
      transformIndexHtml: (html) =>
        html.replace('"__SETTINGS__"', () => JSON.stringify(settings)).replace('__CSP_NONCE__', ''),
    },
  ],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? '127.0.0.1',
    proxy: {
      '/api': { ...toServer, ws: true },
      '/lti': toServer,
      '/embed': toServer,
      '/pictures': toServer,
      '/logos': toServer,
      '/healthz': toServer,
      '/readyz': toServer,
      '/.well-known': toServer,
      '/saml': toServer,
      '/dev': toServer,
    },
  },
});
await vite.listen();

const stop = () => {
  server.kill('SIGTERM');
  void vite.close().then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.on('exit', stop);
