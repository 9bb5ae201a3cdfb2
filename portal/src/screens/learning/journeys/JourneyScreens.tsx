import { iconCertificate, LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedJourneyList, JourneyDetail } from '@drawbridge/widgets/learning/journeys';
import { useMemo, useState } from 'react';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t } from './messages.ts';

/** @see NAV-12, NAV-23 */
export function JourneysScreen() {
  return (
    <Stack gap="8">
      <PageHeader
        title={t('title')}
        description={t('about')}
        actions={
          <LinkButton href={paths.certifications} icon={iconCertificate}>
            {t('toCertifications')}
          </LinkButton>
        }
      />
      <ConnectedJourneyList toHref={paths.journey} />
    </Stack>
  );
}

/** @see NAV-12, NAV-23 */
export function JourneyScreen() {
  const { journeyId = '' } = useRouteValues();
  const above = useMemo(() => [{ label: t('title'), href: paths.journeys }], []);
  const [known, setKnown] = useState<{ id: string; title: string }>();
  useBreadcrumbs(known?.id === journeyId ? known.title : undefined, above);
  return (
    <JourneyDetail
      key={journeyId}
      journeyId={journeyId}
      toCourseHref={paths.courseIntro}
      listHref={paths.journeys}
      onTitle={(title) =>
        setKnown((before) =>
          before?.id === journeyId && before.title === title ? before : { id: journeyId, title },
        )
      }
    />
  );
}
