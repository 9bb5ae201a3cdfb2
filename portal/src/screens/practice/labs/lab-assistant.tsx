import type { Drawbridge } from '@drawbridge/client';
import { Skeleton } from '@drawbridge/ui';
import type { LabAssistant } from '@drawbridge/widgets/lab';
import { lazy, Suspense } from 'react';
import { LAB_PAGES } from '../../../router/lab-paths.ts';
import { toSourceHref } from '../../../router/to-source-href.ts';
import { t } from './lab-assistant.messages.ts';

const AssistantPanel = lazy(async () => ({
  default: (await import('@drawbridge/widgets/learning/assistant')).AssistantPanel,
}));

/** The assistant as a tab of a lab; undefined where the learner's company has turned it off. */
export async function findLabAssistant(
  { store }: Pick<Drawbridge, 'store'>,
  labId: string,
): Promise<LabAssistant | undefined> {
  const assistant = await store('assistant');
  if (!(await assistant.checkIsOn())) return undefined;
  return {
    label: t('tab'),
    action: t('action'),
    render: ({ asked, onOpenSteps }) => (
      <Suspense fallback={<Skeleton shape="block" height={120} />}>
        <AssistantPanel
          asked={asked}
          context={{ lab_id: labId }}
          // The lab itself is open beside the answer: a link to it would lead nowhere.
          toSourceHref={(source) => (source.lab_id === labId ? undefined : toSourceHref(source))}
          onOpenLesson={onOpenSteps}
          toLabHref={({ lab_id, type }) => LAB_PAGES[type].open(lab_id)}
        />
      </Suspense>
    ),
  };
}
