import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  addPartner,
  addPartnerSecret,
  changePartner,
  deletePartner,
  listPartners,
  type Partner,
  revokePartnerSecret,
} from '@drawbridge/contracts/integration';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError } from '../../notices.ts';
import type { ApiClient } from '../../transport/client.ts';
import { type ChangeOutcome, settle } from '../base/change-outcome.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export type PartnerFields = InputOf<typeof addPartner>;
export type PartnerChange = Omit<InputOf<typeof changePartner>, 'id'>;
/** A partner and its new secret key, which appears only in this outcome. */
export type PartnerWithSecret = OutputOf<typeof addPartner>;
export type { Partner };

/** The company's sites that embed widgets, for its administrators. @see EMB-11 */
export interface PartnersStore {
  partners: ReadonlySignal<Loadable<Partner[]>>;
  load(): Promise<void>;
  add(fields: PartnerFields): Promise<ChangeOutcome<PartnerWithSecret>>;
  change(id: string, change: PartnerChange): Promise<ChangeOutcome<Partner>>;
  addSecret(id: string): Promise<ChangeOutcome<PartnerWithSecret>>;
  revokeSecret(id: string, secretId: string): Promise<ChangeOutcome<Partner>>;
  remove(id: string): Promise<ChangeOutcome<unknown>>;
}

const byName = (a: Partner, b: Partner) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id);

export function createPartnersStore(deps: {
  client: ApiClient;
  logError?: LogError | undefined;
}): PartnersStore {
  const { client } = deps;
  const loadInto = createLoadInto(deps.logError);
  const background = { background: true };
  const partners = signal<Loadable<Partner[]>>(LOADING);

  /** Each change returns the current partner. */
  function update(id: string, now: Partner | undefined): void {
    const { value } = partners;
    if (value.state !== 'ready') return;
    const others = value.value.filter((known) => known.id !== id);
    partners.value = ready(now ? [...others, now].toSorted(byName) : others);
  }

  async function keep<T>(changing: Promise<T>, toPartner: (reply: T) => Partner): Promise<ChangeOutcome<T>> {
    const outcome = await settle(changing);
    if (outcome.kind === 'done') {
      const now = toPartner(outcome.value);
      update(now.id, now);
    }
    return outcome;
  }

  const toPartner = (reply: { partner: Partner }) => reply.partner;
  const only = async (changing: Promise<{ partner: Partner }>) => (await changing).partner;

  return {
    partners,
    load: () =>
      loadInto(
        partners,
        'the partners',
        async (options) => (await client.call(listPartners, {}, options)).items,
      ),
    add: (fields) => keep(client.call(addPartner, fields, background), toPartner),
    change: (id, change) =>
      keep(only(client.call(changePartner, { id: asId(id), ...change }, background)), (now) => now),
    addSecret: (id) => keep(client.call(addPartnerSecret, { id: asId(id) }, background), toPartner),
    revokeSecret: (id, secretId) =>
      keep(
        only(client.call(revokePartnerSecret, { id: asId(id), secret_id: asId(secretId) }, background)),
        (now) => now,
      ),
    async remove(id) {
      const outcome = await settle(client.call(deletePartner, { id: asId(id) }, background));
      if (outcome.kind === 'done') update(id, undefined);
      return outcome;
    },
  };
}
