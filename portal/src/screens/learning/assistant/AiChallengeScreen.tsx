import { PageHeader, Stack } from '@drawbridge/ui';
import { AssistantPanel } from '@drawbridge/widgets/learning/assistant';
import { useMemo } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { readAsked, toAskPath } from '../../../router/ask-address.ts';
import { LAB_PAGES } from '../../../router/lab-paths.ts';
import { paths } from '../../../router/paths.ts';
import { toSourceHref } from '../../../router/to-source-href.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t } from './messages.ts';

/** An answer to the question in the address, with challenges that fit. @see LAB-11, LAB-12 */
export function AiChallengeScreen() {
  const navigate = useNavigate();
  // Of the browser: the router's own path is decoded already, and a question is decoded once.
  const query = readAsked(usePathname());
  const above = useMemo(() => [{ label: t('challenges'), href: paths.challenges }], []);
  useBreadcrumbs(t('title'), above);
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <AssistantPanel
        query={query}
        labsFirst
        onAsk={(asked) => {
          const path = toAskPath(asked);
          if (path !== undefined) navigate(path);
          return path !== undefined;
        }}
        toSourceHref={toSourceHref}
        toLabHref={({ lab_id, type }) => LAB_PAGES[type].open(lab_id)}
      />
    </Stack>
  );
}
