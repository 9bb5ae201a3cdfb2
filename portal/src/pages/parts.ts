import { PORTAL_PAGES } from '@drawbridge/contracts';
import { createLazyCode, type LazyCode } from '@drawbridge/ui/lazy-code';
import { matchRoute, type Parser } from 'wouter';
import type { PagePart } from './page-part.ts';

const portal = createLazyCode(async () => (await import('./portal-part.tsx')).PORTAL_PART);
const open = createLazyCode(async () => (await import('./public-part.tsx')).PUBLIC_PART);

/** Returns whether a path is behind the sign-in, inside the shell. */
export const isPortalPath = (parser: Parser, path: string): boolean =>
  matchRoute(parser, PORTAL_PAGES.other, path)[0];

/** The part of the portal that a path is in. Its list of pages is fetched with the first of them. */
export const findPart = (parser: Parser, path: string): LazyCode<PagePart> =>
  isPortalPath(parser, path) ? portal : open;
