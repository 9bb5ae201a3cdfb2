import {
  Badge,
  Button,
  Callout,
  EmptyState,
  Inline,
  iconLock,
  LinkButton,
  ProblemState,
  ProgressBar,
  ProgressRing,
  Skeleton,
  Spinner,
  Stack,
  StatusPill,
} from '@drawbridge/ui';
import { ChipsDemo, DialogDemo, ToastDemo } from './demos.tsx';
import type { Usages } from './usage.ts';

const nothing = () => undefined;

/** What tells how something is, or what happened. */
export const stateUsages: Usages = {
  Badge: {
    purpose: 'A word about the thing beside it: its state, kind or level. It cannot be pressed.',
    good: [
      {
        text: 'One or two words. The color repeats what the word says.',
        view: (
          <Inline>
            <Badge>Basic</Badge>
            <Badge tone="warn">Expired</Badge>
            <Badge icon={iconLock}>Not included</Badge>
          </Inline>
        ),
      },
      {
        text: 'The outcome of a check is a status pill, which has an icon too.',
        view: (
          <Inline>
            <StatusPill status="pass" />
            <StatusPill status="fail" />
            <StatusPill status="running" />
          </Inline>
        ),
      },
    ],
    bad: [
      {
        text: 'A sentence. Use a callout.',
        view: <Badge tone="warn">Your plan ends in three days, renew it now</Badge>,
      },
      {
        text: 'Many beside each other, all in color: nothing stands out.',
        view: (
          <Inline>
            <Badge tone="primary">Lab</Badge>
            <Badge tone="info">Basic</Badge>
            <Badge tone="pass">New</Badge>
            <Badge tone="ember">30 min</Badge>
            <Badge tone="warn">SQL</Badge>
          </Inline>
        ),
      },
    ],
  },
  Chip: {
    purpose: 'A value that can be switched on and off, or removed.',
    good: [
      {
        text: 'Filters: several may be on at the same time.',
        view: <ChipsDemo values={['Basic', 'Intermediate', 'Advanced']} />,
      },
    ],
    bad: [
      {
        text: 'An action, such as "Save": pressing a chip changes only what is chosen.',
        view: <ChipsDemo values={['Save', 'Export']} />,
      },
    ],
  },
  Callout: {
    purpose: 'A note about the part of the page that it is in. It stays as long as it is true.',
    good: [
      {
        text: 'What people need to know here, and how to change it.',
        view: (
          <Callout
            tone="warn"
            title="Your secret key expires tomorrow"
            actions={<Button size="sm">Replace it</Button>}
          >
            After that, the directory can no longer change accounts.
          </Callout>
        ),
      },
      {
        text: 'Why a form was refused. With “live”, screen readers announce it.',
        view: (
          <Callout tone="fail" live>
            The platform did not answer. Nothing was saved.
          </Callout>
        ),
      },
    ],
    bad: [
      {
        text: 'A success that needs no further step. Use a toast.',
        view: <Callout tone="pass">Your changes were saved.</Callout>,
      },
      {
        text: 'Several above each other. Keep the one that matters most.',
        view: (
          <Stack gap="2">
            <Callout tone="info">New courses are here.</Callout>
            <Callout tone="info">Your profile is not complete.</Callout>
          </Stack>
        ),
      },
    ],
  },
  Toast: {
    purpose:
      'The outcome of something that was just done. It disappears after five seconds, unless the pointer or the focus is on it.',
    good: [
      {
        text: 'One short sentence that does no harm if it is missed.',
        view: <ToastDemo label="Save" message="Your changes were saved." />,
      },
    ],
    bad: [
      {
        text: 'Something people still need afterwards, such as a code. Show it on the page.',
        view: <ToastDemo label="Create the key" message="Your key is dbpk_7f3a90. It is shown once." />,
      },
    ],
  },
  Dialog: {
    purpose: 'Interrupts: the page waits until it is answered or closed.',
    good: [
      {
        text: 'Before something that cannot be undone. The title is the question, the button is the verb.',
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
    bad: [
      {
        text: 'For every press. If it can be undone, do not ask.',
        view: (
          <DialogDemo
            label="Remove from favorites"
            title="Are you sure?"
            message="Do you really want to do this?"
            confirmLabel="Yes"
          />
        ),
      },
    ],
  },
  EmptyState: {
    purpose: 'In place of items while there are none, which is not an error.',
    good: [
      {
        text: 'What will be here, and how to get it.',
        view: (
          <EmptyState
            compact
            title="No favorites yet"
            message="Press the heart of a course to find it here again."
            actions={<LinkButton href="#courses">Open the courses</LinkButton>}
          />
        ),
      },
    ],
    bad: [
      {
        text: 'For what could not be loaded: the items may exist.',
        view: <EmptyState compact title="No courses" message="The server could not be reached." />,
      },
    ],
  },
  ProblemState: {
    purpose: 'In place of content that could not be loaded.',
    good: [
      {
        text: 'What failed, and a way to try again. The rest of the page stays.',
        view: (
          <ProblemState
            compact
            title="The courses could not be loaded"
            message="Check your connection."
            onRetry={nothing}
          />
        ),
      },
    ],
    bad: [
      {
        text: 'No next step, and words that only developers understand.',
        view: <ProblemState compact title="Error 502" message="Upstream failure" />,
      },
    ],
  },
  Progress: {
    purpose: 'How much of a known whole is done: lessons of a course, rows of an import.',
    good: [
      {
        text: 'The bar in rows and cards, with its number; the ring where there is only one figure.',
        view: (
          <Stack>
            <ProgressBar value={64} label="Who may do what" showValue />
            <ProgressRing value={64} label="Who may do what" size={56} />
          </Stack>
        ),
      },
    ],
    bad: [
      {
        text: 'A wait whose end is not known: a bar that stands still looks broken. Use a spinner.',
        view: <ProgressBar value={5} label="Signing in" />,
      },
    ],
  },
  Spinner: {
    purpose: 'A wait of unknown length in a small area.',
    good: [
      {
        text: 'At the end of a list that grows, or in a row. A button has its own.',
        view: (
          <Inline>
            <Spinner label="Loading more courses" />
            <Button loading>Show more</Button>
          </Inline>
        ),
      },
    ],
    bad: [
      {
        text: 'For a whole page or list: nobody knows what will appear. Use a skeleton.',
        view: <Spinner size={64} label="Loading the courses" />,
      },
    ],
  },
  Skeleton: {
    purpose: 'The shape of content that is being loaded, so that nothing jumps when it arrives.',
    good: [
      {
        text: 'As large as the content will be.',
        view: (
          <div role="status" aria-label="Loading a lesson">
            <Stack gap="2">
              <Skeleton width="60%" lines={1} />
              <Skeleton lines={3} />
            </Stack>
          </div>
        ),
      },
    ],
    bad: [
      {
        text: 'With another height than the content, which then jumps.',
        view: (
          <div role="status" aria-label="Loading a line of text">
            <Skeleton shape="block" height={160} />
          </div>
        ),
      },
    ],
  },
};
