import {
  Badge,
  Button,
  Callout,
  Card,
  CardLink,
  EmptyState,
  IconButton,
  Inline,
  iconCopy,
  iconDots,
  iconTrash,
  LinkButton,
  LoadingOverlay,
  Menu,
  ProblemState,
  ProgressBar,
  Skeleton,
  Spinner,
  StatusPill,
  Table,
  TextField,
  Tooltip,
} from '@drawbridge/ui';
import type { ReactNode } from 'react';
import { CheckboxDemo, ChipsDemo, DialogDemo, RadioDemo, SelectDemo, TabsDemo, ToastDemo } from './demos.tsx';

export interface Neighbor {
  name: string;
  /** Its page in the sidebar, where it has one. */
  page?: string;
  when: string;
  view: ReactNode;
}

const nothing = () => undefined;

/** Components that are taken for each other. */
export const comparisons = {
  actions: [
    {
      name: 'Button',
      page: 'button',
      when: 'It does something on this page.',
      view: <Button>Run tests</Button>,
    },
    {
      name: 'LinkButton',
      page: 'linkbutton',
      when: 'It leads to another page, and is one of the main next steps.',
      view: <LinkButton href="#course">Continue</LinkButton>,
    },
    {
      name: 'Link',
      when: 'It leads to another page, from within a text or a list.',
      view: (
        <p>
          See <a href="#policy">the policy of your company</a>.
        </p>
      ),
    },
    {
      name: 'IconButton',
      page: 'iconbutton',
      when: 'It does something that everybody knows by its picture, where there is no room for a word.',
      view: <IconButton icon={iconCopy} label="Copy the key" />,
    },
  ],
  labels: [
    {
      name: 'Badge',
      page: 'badge',
      when: 'It says something about the thing beside it. It cannot be pressed.',
      view: <Badge tone="warn">Expired</Badge>,
    },
    {
      name: 'StatusPill',
      page: 'badge',
      when: 'It is the outcome of a check or test.',
      view: <StatusPill status="pass" />,
    },
    {
      name: 'Chip',
      page: 'chip',
      when: 'It can be switched or removed: a filter, a chosen value.',
      view: <ChipsDemo values={['Basic', 'Advanced']} />,
    },
  ],
  messages: [
    {
      name: 'Field error',
      page: 'textfield',
      when: 'It is about one field. It is at that field, and stays until the field is changed.',
      view: (
        <TextField
          label="Email"
          defaultValue="mika@acme"
          error="Enter a whole address, such as mika@acme.test"
        />
      ),
    },
    {
      name: 'Callout',
      page: 'callout',
      when: 'It is about a part of the page, and true for some time. It stays at its place.',
      view: <Callout tone="warn">This platform waits for your approval.</Callout>,
    },
    {
      name: 'Toast',
      page: 'toast',
      when: 'Something just worked or was refused, and nothing more needs to be done. It disappears.',
      view: <ToastDemo label="Save" message="Your changes were saved." />,
    },
    {
      name: 'Dialog',
      page: 'dialog',
      when: 'Nothing can continue without an answer: before something that cannot be undone, or for a short form.',
      view: (
        <DialogDemo
          label="Delete team"
          title="Delete the team Payments?"
          message="Its 12 members stay in the company. This cannot be undone."
          confirmLabel="Delete team"
        />
      ),
    },
  ],
  missing: [
    {
      name: 'EmptyState',
      page: 'emptystate',
      when: 'The answer has arrived, and there is nothing. It says how something gets here.',
      view: <EmptyState compact title="No favorites yet" message="Press the heart of a course." />,
    },
    {
      name: 'ProblemState',
      page: 'problemstate',
      when: 'No answer has arrived. It offers to try again.',
      view: <ProblemState compact title="The courses could not be loaded" onRetry={nothing} />,
    },
  ],
  waits: [
    {
      name: 'Skeleton',
      page: 'skeleton',
      when: 'Content is loading whose shape is known. It is as large as the content will be.',
      view: (
        <div role="status" aria-label="Loading a lesson">
          <Skeleton lines={3} />
        </div>
      ),
    },
    {
      name: 'Spinner',
      page: 'spinner',
      when: 'A small area waits: more of a list, one row, a button.',
      view: (
        <Inline>
          <Spinner label="Loading more courses" />
          <Button loading>Show more</Button>
        </Inline>
      ),
    },
    {
      name: 'LoadingOverlay',
      page: 'spinner',
      when: 'The whole page waits, and nothing on it may be pressed. The portal shows it only after 300 ms.',
      view: <LoadingOverlay cover="block" />,
    },
    {
      name: 'ProgressBar',
      page: 'progress',
      when: 'It is known how much is done.',
      view: <ProgressBar value={64} label="Rows imported" showValue />,
    },
  ],
  parts: [
    {
      name: 'Tabs',
      page: 'tabs',
      when: 'Parts of this page. One is shown at a time.',
      view: <TabsDemo label="Favorites" tabs={{ Courses: 'Three courses.', Labs: 'Two labs.' }} />,
    },
    {
      name: 'Menu',
      page: 'menu',
      when: 'Actions and links that are needed now and then. It closes after a choice.',
      view: (
        <Menu
          label="Actions"
          items={[
            { id: 'rename', label: 'Rename' },
            { id: 'delete', label: 'Delete', icon: iconTrash, tone: 'danger' },
          ]}
          trigger={(props) => <IconButton {...props} icon={iconDots} label="Actions" />}
        />
      ),
    },
    {
      name: 'Select',
      page: 'select',
      when: 'A value, of a form or a filter. It shows what is chosen.',
      view: <SelectDemo label="State" values={['Active', 'Invited', 'Deactivated']} />,
    },
  ],
  choices: [
    {
      name: 'RadioGroup',
      page: 'radiogroup',
      when: 'One of two to five, to compare.',
      view: <RadioDemo label="Who may watch" values={['Only me', 'My company']} />,
    },
    {
      name: 'Select',
      page: 'select',
      when: 'One of many, or one of a few in a row of filters.',
      view: <SelectDemo label="Platform" values={['Canvas', 'Moodle', 'Sakai']} />,
    },
    {
      name: 'Checkbox',
      page: 'checkbox',
      when: 'On or off, each by itself. Also for settings that are saved at once.',
      view: <CheckboxDemo label="Weekly news" />,
    },
    {
      name: 'Chip',
      page: 'chip',
      when: 'Several of a few, as a filter above a list.',
      view: <ChipsDemo values={['Injection', 'Access control']} />,
    },
  ],
  lists: [
    {
      name: 'Table',
      page: 'table',
      when: 'Many items to compare, sort or select: users, platforms, orders.',
      view: (
        <Table
          caption="Users"
          dense
          rows={['Ada Minh', 'Mika Berg']}
          rowKey={(name) => name}
          columns={[
            { id: 'name', header: 'Name', rowHeader: true, cell: (name) => name },
            { id: 'state', header: 'State', cell: () => <Badge>Active</Badge> },
          ]}
        />
      ),
    },
    {
      name: 'List',
      when: 'A few things in an order, with different facts about each: devices, lessons. It is the element of HTML; there is no component.',
      view: (
        <ul>
          <li>Firefox on Linux, now</li>
          <li>Safari on an iPhone, yesterday</li>
        </ul>
      ),
    },
    {
      name: 'Card',
      page: 'card',
      when: 'Items that people choose by title and picture, each with a page of its own: courses, labs.',
      view: (
        <Card as="article" interactive>
          <CardLink href="#lab">Someone else’s invoice</CardLink>
        </Card>
      ),
    },
  ],
  notes: [
    {
      name: 'Text',
      when: 'People need it to decide, or to fill in a field.',
      view: <p>Deleted teams cannot be restored.</p>,
    },
    {
      name: 'Tooltip',
      page: 'tooltip',
      when: 'It explains something that is understood without it. Touch screens do not show it.',
      view: (
        <Tooltip content="From your first save until you submit.">
          <Button tone="quiet">12:40 left</Button>
        </Tooltip>
      ),
    },
  ],
} as const satisfies Record<string, readonly Neighbor[]>;
