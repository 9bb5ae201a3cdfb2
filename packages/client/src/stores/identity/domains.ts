import type { OutputOf } from '@drawbridge/contracts';
import {
  type CompanyDomain,
  checkDomain,
  claimDomain,
  listDomains,
  removeDomain,
} from '@drawbridge/contracts/identity';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export type { CompanyDomain };
export type CompanyDomains = OutputOf<typeof listDomains>;

/** Domains that the company claims, for its administrators. @see COMP-9 */
export interface DomainsStore {
  domains: ReadonlySignal<Loadable<CompanyDomains>>;
  load(): Promise<void>;
  claim(domain: string): Promise<ChangeOutcome<CompanyDomain>>;
  check(domain: string): Promise<ChangeOutcome<CompanyDomain>>;
  remove(domain: string, password: string | undefined): Promise<ChangeOutcome<unknown>>;
}

const background = { background: true };

export function createDomainsStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): DomainsStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const domains = signal<Loadable<CompanyDomains>>(LOADING);

  function update(change: (items: CompanyDomain[]) => CompanyDomain[]): void {
    const { value } = domains;
    if (value.state === 'ready') domains.value = ready({ ...value.value, items: change(value.value.items) });
  }
  async function keep(changing: Promise<{ domain: CompanyDomain }>): Promise<ChangeOutcome<CompanyDomain>> {
    const outcome = await settle(changing.then(({ domain }) => domain));
    if (outcome.kind === 'done') {
      const now = outcome.value;
      update((items) =>
        [...items.filter(({ domain }) => domain !== now.domain), now].toSorted((a, b) =>
          a.domain.localeCompare(b.domain),
        ),
      );
    }
    return outcome;
  }

  return {
    domains,
    load: () => loadInto(domains, 'the domains', (options) => client.call(listDomains, {}, options)),
    claim: (domain) => keep(client.call(claimDomain, { domain }, background)),
    check: (domain) => keep(client.call(checkDomain, { domain }, background)),
    async remove(domain, password) {
      const input = { domain, ...(password === undefined ? {} : { password }) };
      const outcome = await settle(client.call(removeDomain, input, background));
      if (outcome.kind === 'done') update((items) => items.filter((one) => one.domain !== domain));
      return outcome;
    },
  };
}
