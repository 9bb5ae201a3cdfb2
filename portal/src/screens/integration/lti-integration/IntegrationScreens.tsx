import { PageHeader, Stack } from '@drawbridge/ui';
import { AddPlatform, PlatformPage } from '@drawbridge/widgets/integration/lti-integration';
import { useState } from 'react';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t } from './messages.ts';

/** One array for every render; its text is read when it is shown. */
const ABOVE = [
  {
    get label() {
      return t('title');
    },
    href: paths.ltiIntegration,
  },
];

export function AddPlatformScreen() {
  const navigate = useNavigate();
  useBreadcrumbs(t('add'), ABOVE);
  return (
    <Stack gap="8">
      <PageHeader title={t('add')} description={t('addAbout')} />
      <AddPlatform toPlatform={paths.platform} onAdded={(id) => navigate(paths.platform(id))} />
    </Stack>
  );
}

export function PlatformScreen() {
  const { platformId = '' } = useRouteValues();
  const navigate = useNavigate();
  const [name, setName] = useState<string>();
  useBreadcrumbs(name, ABOVE);
  return (
    <PlatformPage
      key={platformId}
      platformId={platformId}
      listHref={paths.ltiIntegration}
      onKnown={setName}
      onGone={() => navigate(paths.ltiIntegration, { replace: true })}
    />
  );
}
