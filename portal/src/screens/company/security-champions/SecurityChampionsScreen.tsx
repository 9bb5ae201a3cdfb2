import { PORTAL_PAGES, toPagePath } from '@drawbridge/contracts';
import { PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedChampion } from '@drawbridge/widgets/company/champions';
import { paths } from '../../../router/paths.ts';
import { t } from './messages.ts';

const LINK_PATHS = { course: paths.courseIntro, lab: paths.lab, challenge: paths.challenge } as const;

/** @see NAV-2, COMP-33, CX-22 */
export function SecurityChampionsScreen() {
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <ConnectedChampion
        toJourneyHref={paths.journey}
        toCourseHref={paths.courseIntro}
        toLinkHref={({ kind, id }) => LINK_PATHS[kind](id)}
        topicsHref={TOPICS}
      />
    </Stack>
  );
}

const TOPICS = toPagePath(PORTAL_PAGES.profile, { section: 'settings' });
