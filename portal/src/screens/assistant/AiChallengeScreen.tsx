import type { Citation } from '@drawbridge/contracts';
import { PageHeader, Stack } from '@drawbridge/ui';
import { AssistantPanel } from '@drawbridge/widgets/assistant';
import { useMemo } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../shell/breadcrumbs.ts';
import { LAB_PAGES } from '../labs/lab-pages.ts';
import { readAsked, toAskPath } from './ask-address.ts';
import { messages } from './messages.ts';

/** The place that an answer cites: a heading of a lesson, or a lab. */
function toSourceHref({ course_id, subject_id, item_id, heading_id, lab_id, lab_type }: Citation) {
  if (lab_id !== undefined) return LAB_PAGES[lab_type ?? 'lab'].open(lab_id);
  if (course_id === undefined || subject_id === undefined || item_id === undefined) return undefined;
  const lesson = paths.item('media', course_id, subject_id, item_id);
  return heading_id === undefined ? lesson : `${lesson}#${encodeURIComponent(heading_id)}`;
}

/** An answer to the question in the address, with challenges that fit. @see LAB-11, LAB-12 */
export function AiChallengeScreen() {
  const navigate = useNavigate();
  // Of the browser: the router's own path is decoded already, and a question is decoded once.
  const query = readAsked(usePathname());
  const above = useMemo(() => [{ label: messages.challenges.text, href: paths.challenges }], []);
  useBreadcrumbs(messages.title.text, above);
  return (
    <Stack gap="8">
      <PageHeader title={messages.title.text} description={messages.about.text} />
      <AssistantPanel
        query={query}
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
