import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  addPlatform,
  getToolAddresses,
  type Invitation,
  type LaunchLink,
  listInvitations,
  listLaunchLinks,
  listPlatforms,
  makeInvitation,
  type Platform,
  revokeInvitation,
} from '@drawbridge/contracts/integration';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable } from '../base/loadable.ts';

export type ListedPlatform = OutputOf<typeof listPlatforms>['items'][number];
export type AddedPlatform = OutputOf<typeof addPlatform>;
export type ToolSetup = OutputOf<typeof getToolAddresses>;
export type MadeInvitation = OutputOf<typeof makeInvitation>;
export type PlatformFields = InputOf<typeof addPlatform>;
export type { Platform };

/** The company's learning platforms, for its administrators. @see LTI-26 */
export interface PlatformsStore {
  platforms: ReadonlySignal<Loadable<ListedPlatform[]>>;
  /** Addresses of this tool, and the login URL of the next registration. */
  setup: ReadonlySignal<Loadable<ToolSetup>>;
  invitations: ReadonlySignal<Loadable<Invitation[]>>;
  links: ReadonlySignal<Loadable<LaunchLink[]>>;
  loadPlatforms(): Promise<void>;
  loadSetup(): Promise<void>;
  loadInvitations(): Promise<void>;
  loadLinks(): Promise<void>;
  add(fields: PlatformFields): Promise<ChangeOutcome<AddedPlatform>>;
  /** Only this outcome contains the link. */
  makeInvitation(days: number): Promise<ChangeOutcome<MadeInvitation>>;
  revokeInvitation(id: string): Promise<ChangeOutcome<unknown>>;
}

export function createPlatformsStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): PlatformsStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const background = { background: true };
  const platforms = signal<Loadable<ListedPlatform[]>>(LOADING);
  const setup = signal<Loadable<ToolSetup>>(LOADING);
  const invitations = signal<Loadable<Invitation[]>>(LOADING);
  const links = signal<Loadable<LaunchLink[]>>(LOADING);

  const loadPlatforms = () =>
    loadInto(
      platforms,
      'the platforms',
      async (options) => (await client.call(listPlatforms, {}, options)).items,
    );
  const loadSetup = () =>
    loadInto(setup, 'the addresses of the tool', (options) => client.call(getToolAddresses, {}, options));
  const loadInvitations = () =>
    loadInto(
      invitations,
      'the registration links',
      async (options) => (await client.call(listInvitations, {}, options)).items,
    );

  return {
    platforms,
    setup,
    invitations,
    links,
    loadPlatforms,
    loadSetup,
    loadInvitations,
    loadLinks: () =>
      loadInto(
        links,
        'the labs and courses',
        async (options) => (await client.call(listLaunchLinks, {}, options)).items,
      ),
    async add(fields) {
      const outcome = await settle(client.call(addPlatform, fields, background));
      // The login URL shown is now taken: the next registration gets another one.
      if (outcome.kind === 'done') await Promise.all([loadPlatforms(), loadSetup()]);
      return outcome;
    },
    async makeInvitation(days) {
      const outcome = await settle(client.call(makeInvitation, { days }, background));
      if (outcome.kind === 'done') await loadInvitations();
      return outcome;
    },
    async revokeInvitation(id) {
      const outcome = await settle(client.call(revokeInvitation, { id: asId(id) }, background));
      // Also after a failure, because the link may have been used in the meantime.
      await loadInvitations();
      return outcome;
    },
  };
}
