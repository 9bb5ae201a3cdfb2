import { sharedPlugins } from '@drawbridge/tooling/vite';
import { defineConfig } from 'vite';
import { tokenRoute } from './token-route.ts';

const { env } = process;
const drawbridgeUrl = env['DRAWBRIDGE_URL'] ?? 'http://localhost:8080';
/** The keys of the partner in the demo data: of no use anywhere else. */
const publishableKey = env['PARTNER_KEY'] ?? 'dbpk_demo_partner_site_000000';
const secretKey = env['PARTNER_SECRET'] ?? 'dbsk_demo_partner_site_00000000000000000000000';
const server = { port: Number(env['PORT'] ?? 8092), strictPort: true };

export default defineConfig({
  plugins: [
    // Inside the repository the package is its sources. A host of the published package needs none of these plugins.
    sharedPlugins(),
    tokenRoute({ drawbridgeUrl, secretKey }),
  ],
  define: {
    'import.meta.env.VITE_DRAWBRIDGE_URL': JSON.stringify(drawbridgeUrl),
    'import.meta.env.VITE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
  },
  server,
  preview: server,
});
