import { type CertificateId, certificateId, problem } from '@drawbridge/contracts';
import {
  checkCertificate,
  getCertification,
  linkCertificate,
  listCertifications,
  revokeCertificate,
} from '@drawbridge/contracts/recognition';
import express, { type Router } from 'express';
import type { Actor, Learner, PortalActor } from '../../../actor.ts';
import { toAdmin } from '../../../company-admin.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import type { createCertificateLinks } from './certificate-link.ts';
import { certificateChecksFrom, filesOf } from './certificates.limits.ts';
import type { CertificateService } from './certificates.service.ts';

type Links = ReturnType<typeof createCertificateLinks>;

export function toCertificateRoutes(
  certificates: CertificateService,
  deps: { audit: Audit; database: Database; limits: Pick<Limits, 'check'>; links: Links },
): Route<Actor>[] {
  const { audit, database, limits, links } = deps;
  const own: Route<Learner>[] = [
    serve(listCertifications, ({ actor }: { actor: Learner }) => certificates.list(actor.personId)),
    serve(getCertification, ({ input, actor }) =>
      certificates.getState(actor.personId, input.certification_id),
    ),
    serve(linkCertificate, async ({ input, actor }) => {
      await certificates.checkOwn(actor.personId, input.certificate_id);
      const { url, expiresAt } = links.make(input.certificate_id);
      return { url, expires_at: expiresAt.toISOString() };
    }),
  ];
  const open: Route<Actor>[] = [
    serve(checkCertificate, async ({ input, address }) => {
      await limits.check([certificateChecksFrom(address)]);
      return certificates.check(input.number);
    }),
  ];
  const forAdmins: Route<PortalActor>[] = [
    serve(revokeCertificate, ({ input, actor, address, userAgent }) =>
      database.db.transaction(async (tx) => {
        const admin = toAdmin(actor);
        const id = input.certificate_id;
        const { revokedAt, personId } = await certificates.revoke(tx, admin.companyId, id);
        await audit.record(tx, {
          action: 'certificate.revoke',
          companyId: admin.companyId,
          actorId: admin.personId,
          subject: { kind: 'person', id: personId },
          origin: { address, userAgent },
          details: { certificate: id },
        });
        return { revoked_at: revokedAt.toISOString() };
      }),
    ),
  ];
  return [...(own as Route<Actor>[]), ...open, ...(forAdmins as Route<Actor>[])];
}

/** The certificate as a file, at an address that was signed for minutes. */
export function toCertificateRouter(deps: {
  links: Links;
  limits: Pick<Limits, 'check'>;
  draw(id: CertificateId): Promise<{ name: string; pdf: Buffer }>;
}): Router {
  const router = express.Router();
  router.get('/certificates/:id/certificate.pdf', async (req, res) => {
    const { id } = req.params;
    const { until, signature } = req.query;
    const parsed = certificateId.safeParse(id);
    if (!parsed.success || !deps.links.isValid(id, until, signature)) throw problem('certificate_not_found');
    await deps.limits.check([filesOf(parsed.data)]);
    const { name, pdf } = await deps.draw(parsed.data);
    res
      .set({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
      .end(pdf);
  });
  return router;
}
