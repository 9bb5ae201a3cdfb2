import { listLabs } from '@drawbridge/contracts/practice';
import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { ConnectedLabList } from '../practice/lab/ConnectedLabList.tsx';
import { ConnectedLabListFilters } from '../practice/lab/ConnectedLabListFilters.tsx';
import { NO_FILTER } from '../practice/lab/LabList.filter.ts';
import { allLabCards } from '../practice/lab/testing/lab-cards.ts';
import { pageParameters } from './page-parameters.ts';
import { PageShell } from './testing/PageShell.tsx';

const answers = {
  all: () => ({ data: { items: allLabCards } }),
  none: () => ({ data: { items: [] } }),
  waiting: () => 'hang' as const,
};

/** All challenges, in sections by level. */
function ChallengesPage({ challenges }: { challenges: keyof typeof answers }) {
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <PageShell
      handlers={[[listLabs, answers[challenges]]]}
      activeId="challenges"
      crumbs={[{ label: 'Dashboard', href: '#dashboard' }, { label: 'Challenges' }]}
    >
      <Stack gap="8">
        <PageHeader
          title="Challenges"
          description="One idea each, in a few minutes. They earn points; hints cost some of them, and wrong answers cost nothing."
          actions={
            <>
              <LinkButton tone="quiet" href="#showcase">
                Upload a write-up
              </LinkButton>
              <LinkButton href="#custom">Build your challenge</LinkButton>
            </>
          }
        />
        <ConnectedLabListFilters type="challenge" value={filter} onChange={setFilter} />
        <ConnectedLabList
          type="challenge"
          filter={filter}
          onFilter={setFilter}
          toHref={({ lab_id }) => `#${lab_id}`}
        />
      </Stack>
    </PageShell>
  );
}

const meta = {
  title: 'Design/Pages/Challenges',
  component: ChallengesPage,
  parameters: pageParameters,
} satisfies Meta<typeof ChallengesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { challenges: 'all' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(4);
  },
};
export const Empty: Story = { args: { challenges: 'none' } };
export const Loading: Story = { args: { challenges: 'waiting' } };
