import { sharedPlugins } from '@drawbridge/tooling/vite';
import { defineConfig } from 'vite';
import { DRAWBRIDGE_URL, PORT, tokenRoute } from './token-route.ts';

export default defineConfig({
  plugins: [
    // Inside the repository the package is its sources. A host of the published package needs none of these plugins.
    sharedPlugins(),
    tokenRoute(),
  ],
  server: {
    port: PORT,
    strictPort: true,
    // Calls of the widgets go to the site's own origin, and from there to Drawbridge.
    proxy: Object.fromEntries(
      ['/api', '/embed'].map((start) => [start, { target: DRAWBRIDGE_URL, changeOrigin: true }]),
    ),
  },
});
