import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import {
  ConnectedChallengeBuilder,
  ConnectedCustomRun,
  ConnectedSavedChallenges,
} from '@drawbridge/widgets/learning/custom-challenge';
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
      return t('saved');
    },
    href: paths.savedChallenges,
  },
];

/** Makes a set, or changes the one that the address names. @see LAB-9, NAV-7 */
export function BuilderScreen() {
  const { id } = useRouteValues();
  const navigate = useNavigate();
  return (
    <Stack gap="8">
      <PageHeader
        title={id === undefined ? t('build') : t('edit')}
        description={t('about')}
        actions={<LinkButton href={paths.savedChallenges}>{t('saved')}</LinkButton>}
      />
      <ConnectedChallengeBuilder
        key={id ?? 'new'}
        id={id}
        onSaved={(saved) => navigate(paths.customRun(saved))}
      />
    </Stack>
  );
}

/** @see LAB-10, NAV-7 */
export function SavedChallengesScreen() {
  return (
    <Stack gap="8">
      <PageHeader
        title={t('saved')}
        description={t('savedAbout')}
        actions={
          <LinkButton tone="primary" href={paths.customChallenge}>
            {t('build')}
          </LinkButton>
        }
      />
      <ConnectedSavedChallenges
        toOpenHref={paths.customRun}
        toEditHref={paths.editCustomChallenge}
        buildHref={paths.customChallenge}
      />
    </Stack>
  );
}

/** A set and its run. @see LAB-9 */
export function CustomRunScreen() {
  const { id = '' } = useRouteValues();
  const [title, setTitle] = useState<string>();
  useBreadcrumbs(title, ABOVE);
  return (
    <Stack gap="8">
      <PageHeader title={title ?? t('run')} />
      <ConnectedCustomRun
        key={id}
        id={id}
        onLoaded={setTitle}
        toHref={({ lab_id, type }) => (type === 'challenge' ? paths.challenge(lab_id) : paths.lab(lab_id))}
      />
    </Stack>
  );
}
