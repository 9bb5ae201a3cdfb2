import { asId } from '@drawbridge/contracts';
import {
  acceptScimClaims,
  dismissScimClaims,
  listScimClaims,
  SCIM_CLAIMS_PAGE_SIZE,
  type ScimClaim,
  type ScimClaimOutcomes,
} from '@drawbridge/contracts/company';
import type { ReadonlySignal } from '@preact/signals-react';
import type { LogError } from '../../../notices.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { type ChangeOutcome, settle } from '../../base/change-outcome.ts';
import { createLatest } from '../../base/latest.ts';
import type { Loadable } from '../../base/loadable.ts';
import type { NumberedPage } from '../../base/numbered-page.ts';

export type { ScimClaim, ScimClaimOutcome } from '@drawbridge/contracts/company';

export interface ScimClaimQuery {
  search: string;
  /** Counted from 1. */
  page: number;
}

/** Accounts that the directory asked for and does not own. @see SVC-11 */
export interface ScimClaimsStore {
  page: ReadonlySignal<Loadable<NumberedPage<ScimClaim>>>;
  isReloading: ReadonlySignal<boolean>;
  load(query: ScimClaimQuery): Promise<void>;
  /** Hands accounts over to the directory. */
  accept(ids: readonly string[]): Promise<ChangeOutcome<ScimClaimOutcomes>>;
  dismiss(ids: readonly string[]): Promise<ChangeOutcome<ScimClaimOutcomes>>;
}

export function createScimClaimsStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): ScimClaimsStore {
  const { client } = deps;
  const background = { background: true };
  const claims = createLatest<ScimClaimQuery, NumberedPage<ScimClaim>>({
    what: 'accounts that the directory asked for',
    logError: deps.logError,
    async read({ search, page }, options) {
      const input = { page, per_page: SCIM_CLAIMS_PAGE_SIZE, ...(search && { search }) };
      return {
        ...(await client.call(listScimClaims, input, options)),
        page,
        pageSize: SCIM_CLAIMS_PAGE_SIZE,
      };
    },
  });
  const toInput = (ids: readonly string[]) => ({ user_ids: ids.map((id) => asId<'person'>(id)) });
  return {
    page: claims.shown,
    isReloading: claims.isReloading,
    async load(query) {
      await claims.load(query);
    },
    accept: (ids) => settle(client.call(acceptScimClaims, toInput(ids), background)),
    dismiss: (ids) => settle(client.call(dismissScimClaims, toInput(ids), background)),
  };
}
