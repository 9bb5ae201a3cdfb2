import { BadgePage } from '@drawbridge/widgets/recognition/badges';
import { CertificateCheck } from '@drawbridge/widgets/recognition/certifications';
import { useState } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { OpenPage } from '../../../layouts/OpenPage.tsx';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useTitle } from '../../../router/use-title.ts';
import { t } from './messages.ts';

/** An award, for anybody who has its address. */
export function BadgeScreen() {
  const { awardId = '' } = useRouteValues();
  const { session } = usePortal().drawbridge;
  const [title, setTitle] = useState<string>(t('badge'));
  useTitle(title);
  return (
    <OpenPage>
      <BadgePage key={awardId} awardId={awardId} isSignedIn={session.isSignedIn()} onTitle={setTitle} />
    </OpenPage>
  );
}

/** The check of a certificate by its number, which may be in the address. @see SVC-14 */
export function CertificateScreen() {
  const { number } = useRouteValues();
  const navigate = useNavigate();
  useTitle(t('check'));
  return (
    <OpenPage title={t('check')} intro={t('checkIntro')}>
      <CertificateCheck
        {...(number === undefined ? {} : { number: decodeURIComponent(number) })}
        onNumber={(typed) => navigate(paths.certificate(typed))}
      />
    </OpenPage>
  );
}
