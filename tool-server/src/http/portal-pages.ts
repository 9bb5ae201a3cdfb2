import { fileURLToPath } from 'node:url';
import { PORTAL_PAGES, PUBLIC_PAGES, toPageRegExp } from '@drawbridge/contracts';
import { createPages, type Pages } from '../platform/http/pages.ts';
import type { Config } from '../settings/config.ts';
import { toFormOrigins, toPageSettings } from '../settings/page-settings.ts';

const PORTAL_DIST = fileURLToPath(new URL('../../../portal/dist', import.meta.url));

/** Addresses the portal has a page for; any other gets the not-found page with its status. @see ROUTE-24 */
const PAGES = [PUBLIC_PAGES, PORTAL_PAGES].flatMap((pages) => Object.values<string>(pages)).map(toPageRegExp);

export function isPage(requestPath: string): boolean {
  return PAGES.some((page) => page.test(requestPath));
}

/** The built portal with the settings of this installation. */
export function createPortalPages(config: Config): Pages {
  return createPages(PORTAL_DIST, toPageSettings(config), {
    connect: toForeignOrigins(config),
    frame: toFormOrigins(config),
    chat: config.chat && new URL(config.chat.scriptUrl).origin,
  });
}

/** Origins of service bases that are served elsewhere: the page may call them. */
function toForeignOrigins({ bases, publicUrl }: Config): string[] {
  const own = new URL(publicUrl).origin;
  return [...new Set(Object.values(bases).map((address) => new URL(address).origin))].filter(
    (origin) => origin !== own,
  );
}
