import { PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedCertificationList } from '@drawbridge/widgets/recognition/certifications';
import { paths } from '../../../router/paths.ts';
import { t } from './messages.ts';

const HREFS = { course: paths.courseIntro, lab: paths.lab, challenge: paths.challenge } as const;

/** @see NAV-10, NAV-24 */
export function CertificationsScreen() {
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <ConnectedCertificationList toHref={({ kind, id }) => HREFS[kind](id)} />
    </Stack>
  );
}
