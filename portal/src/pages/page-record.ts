import type { SessionFlags, StoreName } from '@drawbridge/client';
import type { LAUNCH_PAGES, PORTAL_PAGES, PUBLIC_PAGES } from '@drawbridge/contracts';
import type { IconData } from '@drawbridge/ui/icon-data';
import type { Message } from '@drawbridge/ui/messages';
import type { ComponentType } from 'react';
import type { PageGuard, RouteMeta } from '../router/route.ts';
import type { PlannedTopic } from '../screens/company/planned/messages.ts';
import type { RouteName } from './route-names.ts';

/** Names of pages: those of their addresses. */
export type PublicPageName = keyof typeof PUBLIC_PAGES;
export type PortalPageName = keyof typeof PORTAL_PAGES;
export type LaunchPageName = keyof typeof LAUNCH_PAGES;

/** Fetches a screen. Pages that share the function share the screen: going from one to the other keeps its state. */
export type LoadScreen = () => Promise<ComponentType>;

/** What is the same of every page; its address is in the contracts, under its name. */
export interface PageRecord extends RouteMeta {
  screen?: LoadScreen;
  /** Stores that the screen shows first: fetched together with its code. */
  stores?: readonly StoreName[];
  /** Many visits begin here: its first load counts more when the build chooses what shares a file. */
  isStart?: true;
  /** Stores of its parts that are opened by a press or once the page is at rest. */
  laterStores?: readonly StoreName[];
}

export interface PublicPageRecord extends PageRecord {
  screen: LoadScreen;
}

export type MenuSectionId = 'learn' | 'champion' | 'manager' | 'admin' | 'search';

/** An entry of the sidebar. Those of the section `search` are found by the search alone. */
export interface MenuPosition {
  section: MenuSectionId;
  /** Among the entries of its section, from 1. */
  order: number;
  label: Message;
  icon: IconData;
  /** Absent: everybody who sees the section. */
  shows?: (flags: SessionFlags) => boolean;
  isBeta?: true;
}

/** A page behind the sign-in. */
export interface PortalPageRecord extends PageRecord {
  parents?: readonly PortalPageName[];
  guard?: PageGuard;
  /** Its prescribed name. @see SHELL-23 */
  routeName?: RouteName;
  menu?: readonly MenuPosition[];
  /** It has its address and its place in the menu, and not its feature yet: what it will be about. */
  planned?: PlannedTopic;
  /** Another page is shown instead, at the address with the same values. */
  leadsTo?: PortalPageName;
}

/** The records of one area: their names are those of addresses. */
export type PortalPageRecords = Partial<Readonly<Record<PortalPageName, PortalPageRecord>>>;
