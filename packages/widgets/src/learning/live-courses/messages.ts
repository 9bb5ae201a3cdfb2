import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of live courses. */
export const messages = defineMessages('live-courses', {
  loading: { text: 'Loading live courses', description: 'For screen readers' },
  failed: { text: 'Live courses could not be loaded', description: 'Title of the problem look' },
  upcoming: { text: 'Upcoming', description: 'Heading over the sessions to come or under way' },
  past: { text: 'Past sessions', description: 'Heading over the sessions that have ended' },
  zone: {
    text: 'Times are in your time zone: {zone}.',
    description: 'Over the list; a name such as Europe/Berlin',
  },
  nothing: { text: 'No live session is planned', description: 'Title of the empty list' },
  nothingText: {
    text: 'Live sessions are planned a few weeks ahead. Until then the courses are open at any time.',
    description: 'Under it',
  },
  browse: { text: 'Browse courses', description: 'Leads to the courses' },
  statusUpcoming: { text: 'Upcoming', description: 'State of a session' },
  statusFull: { text: 'Full', description: 'State of a session without a free seat' },
  statusLive: { text: 'Live now', description: 'State of a session under way' },
  statusEnded: { text: 'Ended', description: 'State of a session' },
  statusCancelled: { text: 'Canceled', description: 'State of a session' },
  registered: { text: 'You are registered', description: 'Badge of a session the reader has a seat in' },
  attended: { text: 'You were registered', description: 'The same, of a past session' },
  time: { text: '{day}, {times}', description: 'A weekday, and a range of times with the time zone' },
  seatsLeft: { text: '{count} of {seats} seats left', description: 'Of a session to come' },
  noSeat: { text: 'All {seats} seats are taken', description: 'Of a session to come or under way' },
  instructors: { text: 'Instructors', description: 'Names the list of people for screen readers' },
  register: { text: 'Register', description: 'Button' },
  registerFor: { text: 'Register for {title}, {date}', description: 'Name of the button' },
  join: { text: 'Join', description: 'Button, from ten minutes before the start' },
  joinEvent: { text: 'Join {title}, {date}', description: 'Name of the button' },
  opens: { text: 'You can join from {time}.', description: 'Of a session the reader has a seat in' },
  calendar: { text: 'Add to calendar', description: 'Button that saves a file for a calendar' },
  calendarEvent: { text: 'Add to calendar: {title}, {date}', description: 'Name of the button' },
  cancel: { text: 'Cancel registration', description: 'Button' },
  cancelEvent: { text: 'Cancel registration: {title}, {date}', description: 'Name of the button' },
  dismiss: { text: 'Remove', description: 'Button: takes a cancelled session out of the list' },
  cancelTitle: { text: 'Cancel your registration?', description: 'Title of the question' },
  cancelText: {
    text: 'Your seat for “{title}” on {date} is given to somebody else. The course stays among your courses.',
    description: 'Text of the question',
  },
  keep: { text: 'Keep my seat', description: 'The other button of the question' },
  upgrade: { text: 'Upgrade to register', description: 'Leads to the plans that include it' },
  locked: { text: 'Not in your plan', description: 'Of a session that no plan on sale includes' },
});
export const t = createTranslator(messages);
