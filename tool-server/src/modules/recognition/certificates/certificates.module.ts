import { type CertificateId, problem } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { ServerModule } from '../../../module.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import { createTurns } from '../../../platform/limits/turns.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Config } from '../../../settings/config.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { createCertificateLinks } from './certificate-link.ts';
import { toCheckUrl, toShownNumber } from './certificate-view.ts';
import { createCertificatesJob } from './certificates.jobs.ts';
import { toCertificateRouter, toCertificateRoutes } from './certificates.routes.ts';
import { type CertificateServiceDeps, createCertificateService } from './certificates.service.ts';
import { findCertificate, findTopic } from './certificates.store.ts';
import { createIssue, issueOnEvents } from './issue-certificates.ts';
import { type CertificateIssuing, createIssuing } from './issuing.ts';

export interface CertificatesDeps extends Omit<CertificateServiceDeps, 'publicUrl'> {
  config: Config;
  audit: Audit;
  events: EventBus;
  limits: Pick<Limits, 'check'>;
  secret: Pick<Secret, 'derive'>;
}

/** A class that downloads theirs at the same moment; each takes a fraction of a second. */
const MOST_WAITING = 100;

/** Certifications, and certificates of them and of courses. */
export function createCertificates(deps: CertificatesDeps): ServerModule & { issuing: CertificateIssuing } {
  const { productName, publicUrl } = deps.config;
  const { db } = deps.database;
  const service = createCertificateService({ ...deps, publicUrl });
  const issue = createIssue(deps);
  issueOnEvents({ ...deps, issue });
  const links = createCertificateLinks({ ...deps, publicUrl });

  const inTurn = createTurns<'certificate'>(MOST_WAITING);

  async function draw(id: CertificateId) {
    const row = await findCertificate(db, { id });
    if (!row || row.revokedAt) throw problem('certificate_not_found');
    const number = toShownNumber(row.number);
    // The program that draws is large, and most servers never need it.
    const { drawCertificate } = await import('./certificate-pdf.ts');
    const pdf = await drawCertificate({
      ...row,
      number,
      checkUrl: toCheckUrl(publicUrl, row.number),
      productName,
      picture: { seed: row.subjectId, topic: await findTopic(db, row) },
    });
    return { name: `certificate-${number}.pdf`, pdf };
  }

  return {
    routes: toCertificateRoutes(service, { ...deps, links }),
    jobs: [createCertificatesJob({ ...deps, issue })],
    issuing: createIssuing({ issue, toCertificate: service.toCertificate, link: links.make }),
    router: toCertificateRouter({
      ...deps,
      links,
      // Drawing takes the whole processor: what others ask for is answered between two of them.
      draw: (id) =>
        inTurn(
          'certificate',
          () => draw(id),
          () => problem('unavailable', { retryAfterSeconds: 5 }),
        ),
    }),
  };
}
