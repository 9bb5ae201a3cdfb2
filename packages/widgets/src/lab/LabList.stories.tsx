import { type LabCard, listLabs } from '@drawbridge/contracts';
import { Button } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../provider/index.ts';
import { type LabListFilter, NO_FILTER } from './LabList.filter.ts';
import { LabList, type LabListProps } from './LabList.tsx';
import { LabListFilters } from './LabListFilters.tsx';
import { buildLabCard } from './testing/lab-data.ts';
import { type Answers, createStoryHost } from './testing/story-host.tsx';

function ListScene({ answers, ...props }: LabListProps & { answers?: Answers }) {
  const [drawbridge] = useState(() => createStoryHost(answers));
  const [filter, setFilter] = useState<LabListFilter>(NO_FILTER);
  return (
    <DrawbridgeProvider value={drawbridge}>
      <div style={{ display: 'grid', gap: 32 }}>
        {props.type && <LabListFilters type={props.type} value={filter} onChange={setFilter} />}
        <LabList {...props} filter={filter} onFilter={setFilter} />
      </div>
    </DrawbridgeProvider>
  );
}

const meta = {
  title: 'Lab/LabList',
  component: ListScene,
  args: { onOpenLab: fn() },
  argTypes: { answers: { control: false }, cardSlot: { control: false } },
} satisfies Meta<typeof ListScene>;
export default meta;
type Story = StoryObj<typeof meta>;

const labs = [
  buildLabCard({ passed: true, started: true }),
  buildLabCard({
    lab_id: 'l8-signed-in-as-no-one',
    title: 'Signed in as no one',
    summary:
      'The sign-in of a hotel builds its statement from what was typed. Get in without a password, then bind every value.',
    level: 'Basic',
    minutes: 30,
    cwe: ['CWE-89'],
    owasp: ['A05:2025'],
    started: true,
  }),
];
const challenges = [
  buildLabCard({
    lab_id: 'like-pattern',
    type: 'challenge',
    kind: 'exploit',
    title: 'The voucher that fits everything',
    summary:
      'A bath house checks its vouchers with a statement that binds every value. Nothing can be injected, and still you can open a voucher whose code you do not have.',
    level: 'Basic',
    minutes: 10,
    points: 30,
    cwe: ['CWE-89', 'CWE-155'],
    owasp: ['A05:2025'],
    passed: true,
    started: true,
  }),
  buildLabCard({
    lab_id: 'role-check-order',
    type: 'challenge',
    title: 'The guard stood behind the door',
    summary: 'The staff desk of a climbing gym checks roles. In two places it does so after the fact.',
    level: 'Basic',
    minutes: 15,
    points: 40,
    cwe: ['CWE-862', 'CWE-696'],
    owasp: ['A01:2025'],
  }),
  buildLabCard({
    lab_id: 'argument-injection',
    type: 'challenge',
    title: 'An address that gives orders',
    summary: "A piano tuner's website hands visitors' addresses to sendmail, without a shell in between.",
    level: 'Intermediate',
    minutes: 15,
    points: 40,
    cwe: ['CWE-88', 'CWE-77'],
    owasp: ['A05:2025'],
    started: true,
  }),
  buildLabCard({
    lab_id: 'ci-cache-poisoning',
    type: 'challenge',
    kind: 'policy',
    title: 'Rechtsschutzversicherungsgesellschaften und ihre Berechtigungsprüfungen',
    summary:
      'One workflow tests what strangers send. It holds no secret. Another one publishes. They share a cache.',
    level: 'Advanced',
    minutes: 20,
    points: 80,
    cwe: ['CWE-349', 'CWE-829', 'CWE-22', 'CWE-73'],
    owasp: ['A08:2025'],
  }),
];
const playgrounds = [
  buildLabCard({
    lab_id: 'http-bench',
    type: 'playground',
    kind: 'playground',
    title: 'A bench for requests',
    summary: 'Headers, cookies, methods and redirects: send them and see what a server makes of them.',
    level: 'Basic',
    minutes: 20,
    points: 0,
    cwe: [],
    owasp: [],
  }),
];
const answering = (...items: LabCard[]): Answers => [[listLabs, () => ({ data: { items } })]];
const everything = answering(...labs, ...challenges, ...playgrounds);

/** Everything that a learner may open, by type. */
export const Groups: Story = {
  args: { answers: everything },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Signed in as no one' }));
    await expect(args.onOpenLab).toHaveBeenCalledWith('l8-signed-in-as-no-one');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      'Labs',
      'Challenges',
      'Playgrounds',
    ]);
  },
};

/** LAB-7: one type, in sections by level, with filters. By keyboard. */
export const Challenges: Story = {
  args: { answers: everything, type: 'challenge' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Intermediate' });
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search challenges' })).toHaveFocus();
    await userEvent.keyboard('cwe-89');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    const advanced = canvas.getByRole('button', { name: 'Advanced' });
    advanced.focus();
    await userEvent.keyboard(' ');
    await expect(advanced).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    canvas.getByRole('button', { name: 'Solved' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Nothing fits these filters')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    clear?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};

/** LAB-8: nothing to solve, no points. */
export const Playgrounds: Story = { args: { answers: everything, type: 'playground' } };
/** Controls of the host at the bottom of each card work independently of the card. */
export const WithSlot: Story = {
  args: {
    answers: everything,
    type: 'lab',
    cardSlot: () => (
      <Button tone="quiet" size="sm">
        Attempts
      </Button>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const [attempts] = await within(canvasElement).findAllByRole('button', { name: 'Attempts' });
    if (attempts) await userEvent.click(attempts);
    await expect(args.onOpenLab).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { answers: [[listLabs, () => 'hang']] } };
export const Empty: Story = { args: { answers: answering(), type: 'challenge' } };
export const Problem: Story = { args: { answers: [[listLabs, () => 'offline']], type: 'challenge' } };
