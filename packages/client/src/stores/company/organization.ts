import type { InputOf } from '@drawbridge/contracts';
import {
  getOrganization,
  type Organization,
  removeCompanyLogo,
  setOrganization,
  setRetention,
  uploadCompanyLogo,
} from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import { toPictureAddress } from '../../picture-address.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';
import { findPictureFault, readPicture } from '../recognition/picture-file.ts';

export type OrganizationChange = InputOf<typeof setOrganization>;
export type Retention = InputOf<typeof setRetention>;
export type { Organization };

/** The settings of the company, for its administrators. @see COMP-8, COMP-9 */
export interface OrganizationStore {
  organization: ReadonlySignal<Loadable<Organization>>;
  load(): Promise<void>;
  change(change: OrganizationChange): Promise<ChangeOutcome<Organization>>;
  retain(periods: Retention): Promise<ChangeOutcome<Organization>>;
  /** A file of the wrong type or size is refused without a call. */
  setLogo(file: Blob): Promise<ChangeOutcome<unknown>>;
  removeLogo(): Promise<ChangeOutcome<unknown>>;
}

const background = { background: true };

export function createOrganizationStore(deps: {
  client: ApiClient;
  imageHost?: string | undefined;
  logError?: LogError | undefined;
}): OrganizationStore {
  const { client, imageHost } = deps;
  const loadInto = createLoadInto(deps.logError);
  const organization = signal<Loadable<Organization>>(LOADING);

  const withAddress = (value: Organization): Organization => ({
    ...value,
    logo: toPictureAddress(value.logo ?? undefined, imageHost) ?? null,
  });
  async function keep(changing: Promise<Organization>): Promise<ChangeOutcome<Organization>> {
    const outcome = await settle(changing.then(withAddress));
    if (outcome.kind === 'done') organization.value = ready(outcome.value);
    return outcome;
  }
  function showLogo(logo: string | null): void {
    const { value } = organization;
    if (value.state === 'ready') organization.value = ready(withAddress({ ...value.value, logo }));
  }

  return {
    organization,
    load: () =>
      loadInto(organization, 'the organization', async (options) =>
        withAddress(await client.call(getOrganization, {}, options)),
      ),
    change: (change) => keep(client.call(setOrganization, change, background)),
    retain: (periods) => keep(client.call(setRetention, periods, background)),
    async setLogo(file) {
      const fault = await findPictureFault(file);
      if (fault !== undefined) return { kind: 'refused', text: fault };
      const image = await readPicture(file);
      const outcome = await settle(client.call(uploadCompanyLogo, { image }, background));
      if (outcome.kind === 'done') showLogo(outcome.value.logo);
      return outcome;
    },
    async removeLogo() {
      const outcome = await settle(client.call(removeCompanyLogo, {}, background));
      if (outcome.kind === 'done') showLogo(null);
      return outcome;
    },
  };
}
