import {
  Badge,
  Breadcrumbs,
  Button,
  Card,
  CardLink,
  Grid,
  Icon,
  Inline,
  iconCheck,
  iconClock,
  iconLab,
  LinkButton,
  PageHeader,
  Stack,
  Table,
} from '@drawbridge/ui';
import type { Usages } from './usage.ts';

const people = [
  { name: 'Ada Minh', role: 'Owner', labs: 12 },
  { name: 'Mika Berg', role: 'Member', labs: 7 },
];

/** How a page is put together. */
export const structureUsages: Usages = {
  Table: {
    purpose: 'Many items with the same properties, to compare or sort.',
    good: [
      {
        text: 'Short cells, numbers at the end of their column, and a first column that names the row.',
        view: (
          <Table
            caption="Users"
            dense
            rows={people}
            rowKey={({ name }) => name}
            columns={[
              { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
              { id: 'role', header: 'Role', cell: ({ role }) => role },
              { id: 'labs', header: 'Labs', align: 'end', cell: ({ labs }) => labs },
            ]}
          />
        ),
      },
    ],
    bad: [
      {
        text: 'Facts about one thing. Use a list of terms.',
        view: (
          <Table
            caption="Your account"
            dense
            rows={[{ name: 'Name', value: 'Mika Berg' }]}
            rowKey={({ name }) => name}
            columns={[
              { id: 'name', header: 'Field', rowHeader: true, cell: ({ name }) => name },
              { id: 'value', header: 'Value', cell: ({ value }) => value },
            ]}
          />
        ),
      },
    ],
  },
  Card: {
    purpose: 'One self-contained thing, such as a course or a lab, or a section of a page.',
    good: [
      {
        text: 'One link for the whole card, on its title.',
        view: (
          <Card as="article" interactive>
            <CardLink href="#lab">Someone else’s invoice</CardLink>
            <Inline>
              <Badge>Basic</Badge>
              <span>25 minutes</span>
            </Inline>
          </Card>
        ),
      },
    ],
    bad: [
      {
        text: 'Cards in a card. Use headings and space.',
        view: (
          <Card>
            <Card>Your plan</Card>
            <Card>Your orders</Card>
          </Card>
        ),
      },
    ],
  },
  Layout: {
    purpose: 'Puts things below each other (Stack), beside each other (Inline), or in columns (Grid).',
    good: [
      {
        text: 'Gaps from the space scale: small inside a group, larger between groups.',
        view: (
          <Stack gap="6">
            <Stack gap="1">
              <strong>Injection at the boundary</strong>
              <span>3h 30m, 5 lessons</span>
            </Stack>
            <Inline>
              <LinkButton tone="primary" href="#start">
                Start
              </LinkButton>
              <Button>Add to favorites</Button>
            </Inline>
          </Stack>
        ),
      },
      {
        text: 'A grid has as many columns as fit its container.',
        view: (
          <Grid minPx={120} gap="3">
            <Card>One</Card>
            <Card>Two</Card>
            <Card>Three</Card>
          </Grid>
        ),
      },
    ],
    bad: [
      {
        text: 'The same gap everywhere: what belongs together cannot be seen.',
        view: (
          <Stack gap="4">
            <strong>Injection at the boundary</strong>
            <span>3h 30m, 5 lessons</span>
            <strong>Sign-in, sessions, recovery</strong>
            <span>3h 0m, 6 lessons</span>
          </Stack>
        ),
      },
    ],
  },
  PageHeader: {
    purpose:
      'The start of every page: its one main heading, what the page is for, and what can be done with it.',
    good: [
      {
        text: 'The title is that of the menu entry. At most three actions, the main one among them.',
        view: (
          <PageHeader
            title="Challenges"
            description="One idea each, in a few minutes."
            actions={<LinkButton href="#custom">Build your challenge</LinkButton>}
          />
        ),
      },
    ],
    bad: [
      {
        text: 'For a section: a page has one main heading. There, use a second-level heading.',
        view: <PageHeader title="Recent labs" />,
      },
    ],
  },
  Breadcrumbs: {
    purpose: 'The way from the dashboard to this page, in the top bar. The dashboard has none.',
    good: [
      {
        text: 'Each part is a page above this one; the last is this page and no link.',
        view: (
          <Breadcrumbs
            items={[
              { label: 'Dashboard', href: '#dashboard' },
              { label: 'Courses', href: '#courses' },
              { label: 'Injection at the boundary' },
            ]}
          />
        ),
      },
    ],
    bad: [
      {
        text: 'What somebody opened before. The browser’s Back button is for that.',
        view: (
          <Breadcrumbs
            items={[
              { label: 'Search', href: '#search' },
              { label: 'Favorites', href: '#favorites' },
              { label: 'Injection at the boundary' },
            ]}
          />
        ),
      },
    ],
  },
  Icon: {
    purpose: 'Helps to find a word again. It rarely stands without one.',
    good: [
      {
        text: 'Before its word, in the color of the text, at 16 or 18 px.',
        view: (
          <Inline>
            <Icon icon={iconClock} size={16} />
            <span>25 minutes</span>
            <Icon icon={iconLab} size={16} />
            <span>4 labs</span>
          </Inline>
        ),
      },
    ],
    bad: [
      {
        text: 'Alone for a state: not everybody reads it the same way.',
        view: (
          <Inline>
            <span>Someone else’s invoice</span>
            <Icon icon={iconCheck} label="Passed" />
          </Inline>
        ),
      },
    ],
  },
};
