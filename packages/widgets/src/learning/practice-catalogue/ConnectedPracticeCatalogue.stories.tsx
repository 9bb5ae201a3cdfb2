import { COURSE_PAGE_SIZE, type ParsedInputOf } from '@drawbridge/contracts';
import { filterCoursesInDetail } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import { buildCourse } from '@drawbridge/contracts/testing';
import { buildLabCard } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { filterLabs, type LabListFilter, NO_FILTER } from '../../practice/lab/LabList.filter.ts';
import { allLabCards } from '../../practice/lab/testing/lab-cards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import {
  ConnectedPracticeCatalogue,
  type ConnectedPracticeCatalogueProps,
} from './ConnectedPracticeCatalogue.tsx';

/** Answers as the server does: the matches of the filter, page by page. */
const serve = (all: readonly LabCard[]) => (asked: Record<string, unknown>) => {
  const {
    types = [],
    page,
    search = '',
    levels = [],
    topics = [],
    languages = [],
    solved,
  } = asked as ParsedInputOf<typeof filterCoursesInDetail>;
  const ofType = all.filter(({ type }) => types.some((one) => one === type));
  const found = filterLabs(ofType, {
    search,
    levels,
    topics,
    languages,
    states: solved === undefined ? [] : [solved ? 'solved' : 'open'],
  });
  const from = (page - 1) * COURSE_PAGE_SIZE;
  return {
    data: {
      items: found.slice(from, from + COURSE_PAGE_SIZE).map((lab) => ({
        ...buildCourse({ _key: lab.lab_id, event_name: lab.title }),
        type: lab.type,
        lab,
      })),
      choices: ofType.map(({ type, topics: own, language }) => ({ type, topics: own, language })),
    },
  };
};

interface SceneProps extends Omit<ConnectedPracticeCatalogueProps, 'filter' | 'onFilter'> {
  handlers?: Handlers;
}

const EVERYTHING: Handlers = [[filterCoursesInDetail, serve(allLabCards)]];

function Scene({ handlers = EVERYTHING, ...props }: SceneProps) {
  const [filter, setFilter] = useState<LabListFilter>(NO_FILTER);
  return (
    <StoryHost handlers={handlers}>
      <ConnectedPracticeCatalogue {...props} filter={filter} onFilter={setFilter} />
    </StoryHost>
  );
}

/** The challenges or the playgrounds, page by page. */
const meta = {
  title: 'Widgets/Practice catalogue/ConnectedPracticeCatalogue',
  component: Scene,
  args: { type: 'challenge', onOpenLab: fn() },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LAB-7, CAT-4: each filter is answered by the server, and clearing them brings back the whole list. */
export const Challenges: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search challenges' }), 'cwe-89');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'The voucher that fits everything' }));
    await expect(args.onOpenLab).toHaveBeenCalledWith('like-pattern');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search challenges' }), ' no such words');
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
  },
};

/** LAB-8 */
export const Playgrounds: Story = { args: { type: 'playground' } };

const many = Array.from({ length: 70 }, (_, at) =>
  buildLabCard({ lab_id: `many-${at}`, type: 'challenge', title: `Challenge ${at + 1}`, level: 'Basic' }),
);
/** CAT-6: the end loads the next page once; how many are passed is told when all of a section are there. */
export const SecondPage: Story = {
  args: { handlers: [[filterCoursesInDetail, serve(many)]] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(50));
    await expect(canvas.queryByText('0 of 50 passed')).toBeNull();
    canvas.getByRole('button', { name: 'Show more' }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(70));
    await expect(canvas.getByText('0 of 70 passed')).toBeInTheDocument();
    await expect(canvas.getByText('You have reached the end of the list.')).toBeInTheDocument();
  },
};

let isTired = true;
const failing = serve(allLabCards);
/** ERR-24: a filter that fails leaves the challenges as they were, in the product's own words; trying again shows its matches. */
export const FilterFails: Story = {
  args: {
    handlers: [
      [
        filterCoursesInDetail,
        (asked) =>
          asked['levels'] && isTired ? { problem: 'internal', message: 'Database is tired' } : failing(asked),
      ],
    ],
  },
  play: async ({ canvasElement }) => {
    isTired = true;
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Advanced' }));
    await expect(await canvas.findByText(/The list could not be updated/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.queryByText(/Database is tired/)).toBeNull();
    isTired = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await expect(canvas.queryByText(/The list could not be updated/)).toBeNull();
  },
};

export const Loading: Story = { args: { handlers: [[filterCoursesInDetail, () => 'hang']] } };
export const Empty: Story = { args: { handlers: [[filterCoursesInDetail, serve([])]] } };
export const Problem: Story = { args: { handlers: [[filterCoursesInDetail, () => 'offline']] } };
