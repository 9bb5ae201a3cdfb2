import { type CompanyAbout, getCompanyAbout } from '@drawbridge/contracts/company';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import { toPictureAddress } from '../../../picture-address.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { createLoadInto } from '../../base/load-into.ts';
import { LOADING, type Loadable } from '../../base/loadable.ts';

export type { CompanyAbout };

/** What the company says about itself, for its people. @see COMP-39 */
export interface CompanyAboutStore {
  about: ReadonlySignal<Loadable<CompanyAbout>>;
  load(): Promise<void>;
}

export function createCompanyAboutStore(deps: {
  client: ApiClient;
  imageHost?: string | undefined;
  logError?: LogError | undefined;
}): CompanyAboutStore {
  const { client, imageHost } = deps;
  const loadInto = createLoadInto(deps.logError);
  const about = signal<Loadable<CompanyAbout>>(LOADING);
  return {
    about,
    load: () =>
      loadInto(about, 'the organization', async (options) => {
        const value = await client.call(getCompanyAbout, {}, options);
        return { ...value, logo: toPictureAddress(value.logo ?? undefined, imageHost) ?? null };
      }),
  };
}
