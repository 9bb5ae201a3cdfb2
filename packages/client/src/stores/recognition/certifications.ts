import { asId, type OutputOf } from '@drawbridge/contracts';
import {
  type CheckedCertificate,
  checkCertificate,
  linkCertificate,
  listCertifications,
} from '@drawbridge/contracts/recognition';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../notices.ts';
import { asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { createLoadInto } from '../base/load-into.ts';
import { LOADING, type Loadable, ready } from '../base/loadable.ts';

export type CertificationContent = OutputOf<typeof listCertifications>;

export interface CertificationStore {
  content: ReadonlySignal<Loadable<CertificationContent>>;
  /** Fetches both. The previous ones stay until then, and if it fails. */
  load(): Promise<void>;
  /** The certificate whose URL is being requested. */
  linking: ReadonlySignal<string | undefined>;
  /** Returns the URL of a certificate file; undefined, with a notice, if it could not be created. */
  link(certificateId: string): Promise<string | undefined>;
}

/** Certifications and certificates of the learner. @see NAV-24 */
export function createCertificationStore(deps: {
  client: ApiClient;
  notify: Notify;
  logError?: LogError | undefined;
}): CertificationStore {
  const { client, notify } = deps;
  const loadInto = createLoadInto(deps.logError);
  const content = signal<Loadable<CertificationContent>>(LOADING);
  const linking = signal<string | undefined>(undefined);
  return {
    content,
    linking,
    load: () =>
      loadInto(content, 'the certifications', (options) => client.call(listCertifications, {}, options)),
    async link(certificateId) {
      // A second click during the first call would download a second file.
      if (linking.peek() !== undefined) return undefined;
      linking.value = certificateId;
      try {
        const id = asId<'certificate'>(certificateId);
        return (await client.call(linkCertificate, { certificate_id: id }, { background: true })).url;
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return undefined;
      } finally {
        linking.value = undefined;
      }
    },
  };
}

export interface CertificateCheckStore {
  /** Undefined until a number is checked. */
  found: ReadonlySignal<Loadable<CheckedCertificate> | undefined>;
  /** Checks a number. An answer that arrives after the next request is dropped. */
  check(number: string): Promise<void>;
}

/** Checks whether a certificate is valid, by its number. @see SVC-14 */
export function createCertificateCheckStore({ client }: { client: ApiClient }): CertificateCheckStore {
  const found = signal<Loadable<CheckedCertificate> | undefined>(undefined);
  let asked = 0;
  return {
    found,
    async check(number) {
      asked += 1;
      const request = asked;
      found.value = LOADING;
      let answer: Loadable<CheckedCertificate>;
      try {
        answer = ready(await client.call(checkCertificate, { number }));
      } catch (error) {
        answer = { state: 'problem', problem: asApiProblem(error) };
      }
      if (request === asked) found.value = answer;
    },
  };
}
