import {
  Button,
  IconButton,
  Inline,
  iconCopy,
  iconDots,
  iconHeart,
  iconPlay,
  iconTrash,
  LinkButton,
  Menu,
  Tooltip,
} from '@drawbridge/ui';
import { TabsDemo } from './demos.tsx';
import type { Usages } from './usage.ts';

/** What is pressed. */
export const actionUsages: Usages = {
  Button: {
    purpose:
      'Does something on this page: saves, sends, opens a dialog. Anything that leads to another page is a link.',
    good: [
      {
        text: 'One primary button in a view, for what most people came to do. Everything else is neutral or quiet.',
        view: (
          <Inline>
            <Button tone="primary">Submit</Button>
            <Button>Run tests</Button>
            <Button tone="quiet">Cancel</Button>
          </Inline>
        ),
      },
      {
        text: 'The label is a verb, with its object where that is not obvious.',
        view: <Button tone="danger">Delete team</Button>,
      },
      {
        text: 'While the action runs, the button keeps its place and width.',
        view: (
          <Button tone="primary" loading>
            Save changes
          </Button>
        ),
      },
    ],
    bad: [
      {
        text: 'Two primary buttons: neither is the main one.',
        view: (
          <Inline>
            <Button tone="primary">Save draft</Button>
            <Button tone="primary">Publish</Button>
          </Inline>
        ),
      },
      { text: 'A label that says nothing about the outcome.', view: <Button tone="primary">OK</Button> },
      {
        text: 'Red for something that can be undone. Keep red for what cannot be.',
        view: <Button tone="danger">Close the hints</Button>,
      },
    ],
  },
  LinkButton: {
    purpose: 'A link that is as important as a button: it leads to another page.',
    good: [
      {
        text: 'For the next step on a page. Like every link, it can be opened in a new tab.',
        view: (
          <LinkButton tone="primary" href="#course">
            Continue
          </LinkButton>
        ),
      },
    ],
    bad: [
      {
        text: 'In a sentence: there, use a plain link.',
        view: (
          <p>
            No account yet?{' '}
            <LinkButton size="sm" href="#plans">
              See the plans
            </LinkButton>
          </p>
        ),
      },
    ],
  },
  IconButton: {
    purpose:
      'A button without words, for an action that everybody knows by its picture, where space is short.',
    good: [
      {
        text: 'Well-known icons. Screen readers announce the label, and the pointer shows it.',
        view: (
          <Inline>
            <IconButton icon={iconCopy} label="Copy the key" />
            <IconButton icon={iconHeart} label="Add to favorites" />
          </Inline>
        ),
      },
    ],
    bad: [
      {
        text: 'The main action of a page: it needs its word.',
        view: <IconButton icon={iconPlay} label="Start course" tone="primary" />,
      },
    ],
  },
  Menu: {
    purpose: 'A list of actions and links behind one button, for what is needed only now and then.',
    good: [
      {
        text: 'Several actions on one thing. What cannot be undone comes last, in red.',
        view: (
          <Menu
            label="Actions of the view"
            items={[
              { id: 'rename', label: 'Rename' },
              { id: 'share', label: 'Share with the company' },
              { kind: 'separator', id: 'line' },
              { id: 'delete', label: 'Delete', icon: iconTrash, tone: 'danger' },
            ]}
            trigger={(props) => <IconButton {...props} icon={iconDots} label="Actions of the view" />}
          />
        ),
      },
    ],
    bad: [
      {
        text: 'A single action. Show it as a button.',
        view: (
          <Menu
            label="More"
            items={[{ id: 'export', label: 'Export as CSV' }]}
            trigger={(props) => <Button {...props}>More</Button>}
          />
        ),
      },
    ],
  },
  Tabs: {
    purpose: 'Parts of one page. One is shown at a time, and choosing another loses nothing.',
    good: [
      {
        text: 'Two to seven parts of equal rank, each named by a noun.',
        view: (
          <TabsDemo
            label="Notifications"
            tabs={{ Unread: 'Two new notifications.', All: 'Forty notifications.' }}
          />
        ),
      },
    ],
    bad: [
      {
        text: 'Steps that follow each other. A tab may be opened in any order.',
        view: (
          <TabsDemo
            label="Import"
            tabs={{ '1 Choose a file': 'A CSV file.', '2 Check': 'What will change.', '3 Import': 'Done.' }}
          />
        ),
      },
    ],
  },
  Tooltip: {
    purpose:
      'An extra note about something on the page, shown on hover and focus. Touch screens do not show it.',
    good: [
      {
        text: 'More about something that is understood without it.',
        view: (
          <Tooltip content="From your first save until you submit.">
            <Button tone="quiet">12:40 left</Button>
          </Tooltip>
        ),
      },
    ],
    bad: [
      {
        text: 'Something people must know before they decide. Write it on the page.',
        view: (
          <Tooltip content="This cannot be undone, and 12 members lose their assignments.">
            <Button tone="danger">Delete team</Button>
          </Tooltip>
        ),
      },
    ],
  },
};
