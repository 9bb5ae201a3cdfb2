/** `npm run partner`: the example partner site at http://localhost:8091, beside Drawbridge at http://localhost:8080. */
import { createPartnerSite } from './create-partner-site.ts';
import { DEMO_KEYS } from './demo-keys.ts';

const { env } = process;
const port = Number(env['PORT'] ?? 8091);
const site = createPartnerSite({
  drawbridgeUrl: env['DRAWBRIDGE_URL'] ?? 'http://localhost:8080',
  publishableKey: env['PARTNER_KEY'] ?? DEMO_KEYS.publishableKey,
  secretKey: env['PARTNER_SECRET'] ?? DEMO_KEYS.secretKey,
});
site.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is in use: set PORT to another one.` : error.message,
  );
  process.exit(1);
});
site.listen(port, '127.0.0.1', () => console.log(`The partner site is ready at http://localhost:${port}`));
