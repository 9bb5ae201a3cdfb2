import { type DeepLinking, returnContent } from '@drawbridge/contracts/integration';
import { filterCourses, getCourse, listJourneys } from '@drawbridge/contracts/learning';
import { listLabs } from '@drawbridge/contracts/practice';
import { buildCourse } from '@drawbridge/contracts/testing';
import { Button } from '@drawbridge/ui';
import { useEffect, useMemo } from 'react';
import { spyOn, type within } from 'storybook/test';
import { allLabCards } from '../../../practice/lab/testing/lab-cards.ts';
import { DrawbridgeProvider } from '../../../provider/index.ts';
import { buildJourney, toJourneyCard } from '../../../testing/sample-awards.ts';
import { buildSampleCourse } from '../../../testing/sample-course.ts';
import { createStoryHost, type Handlers } from '../../../testing/story-host.tsx';
import { ContentPicker } from '../ContentPicker.tsx';

export interface SceneProps {
  takes?: DeepLinking | undefined;
  platform?: string;
  handlers?: Handlers;
  width?: number;
  height?: number;
  /** How many labs are chosen already. */
  chosen?: number;
}

export const EVERYTHING: DeepLinking = {
  accept_multiple: true,
  accept_lineitem: true,
  targets: ['iframe', 'window'],
  keeps_dates: true,
};
export const ONE: DeepLinking = { ...EVERYTHING, accept_multiple: false, targets: ['iframe'] };

const journeyCourses = [buildCourse(), buildCourse({ _key: 'c3', event_name: 'Sessions' })];
export const journey = {
  ...toJourneyCard(buildJourney({ title: 'First steps', summary: 'Two courses, one after the other.' })),
  courses: journeyCourses.map(({ _key: id, event_name: title }) => ({
    id,
    title,
    progress: 0,
    is_enrolled: false,
    is_completed: false,
  })),
};
const full: Handlers = [
  [listLabs, () => ({ data: { items: allLabCards } })],
  [filterCourses, () => ({ data: { items: journeyCourses } })],
  [listJourneys, () => ({ data: { items: [journey] } })],
  [getCourse, () => ({ data: { is_enrolled: false, course: buildSampleCourse({ is_enrolled: false }) } })],
  [returnContent, () => ({ data: { address: '/lti/content', fields: { jwt: 'a.b.c' } } })],
];

/** `full` with other answers for some endpoints. */
export const withAnswers = (...others: Handlers): Handlers => [
  ...others,
  ...full.filter(([{ name }]) => !others.some(([other]) => other.name === name)),
];

export const fifty = Array.from({ length: 51 }, (_, at) => ({
  kind: 'lab' as const,
  id: `l${at}`,
  title: `Lab ${at}`,
  summary: '',
  isGradable: true,
}));

/** The page as a platform frames it. */
export function Scene({
  takes,
  platform = 'Harbor LMS',
  handlers = full,
  width = 885,
  height = 653,
  chosen = 0,
}: SceneProps) {
  const { drawbridge } = useMemo(() => createStoryHost(handlers), [handlers]);
  useEffect(() => {
    if (!takes) return;
    void drawbridge.store('deepLinking', takes).then(({ toggle }) => fifty.slice(0, chosen).forEach(toggle));
  }, [drawbridge, takes, chosen]);
  return (
    <DrawbridgeProvider value={drawbridge}>
      <div style={{ display: 'grid', inlineSize: width, blockSize: height }}>
        <ContentPicker
          takes={takes}
          platform={platform}
          courseTitle="Secure code, autumn term"
          renderLab={(labId, onBack) => (
            <div>
              <p>The lab {labId}</p>
              <Button onClick={onBack}>Leave the lab</Button>
            </div>
          )}
        />
      </div>
    </DrawbridgeProvider>
  );
}

/** A form that is posted would leave the story. */
export function keepForms() {
  const submitted = spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  return () => submitted.mockRestore();
}

export const LAB = "Someone else's invoice";
export const COURSE = 'Injection at the boundary';
export const box = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.findByRole('checkbox', { name });
