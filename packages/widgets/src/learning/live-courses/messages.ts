import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of live courses. */
export const messages = defineMessages('live-courses', {
  loading: { text: 'Loading live courses', description: 'Screen reader only: live courses are being loaded' },
  failed: {
    text: 'Live courses could not be loaded',
    description: 'Title of the error when the live courses could not be loaded',
  },
  upcoming: {
    text: 'Upcoming',
    description: 'Heading of the sessions in the future or under way. Adjective',
  },
  past: { text: 'Past sessions', description: 'Heading of the sessions that have ended' },
  zone: {
    text: 'Times are in your time zone: {zone}.',
    description: 'Above the list. {zone}: name of a time zone, such as Europe/Berlin',
  },
  nothing: {
    text: 'No live session is planned',
    description: 'Title of the page while no session is planned',
  },
  nothingText: {
    text: 'Live sessions are planned a few weeks ahead. In the meantime, all courses are open at any time.',
    description: 'Text under the title "No live session is planned"',
  },
  browse: {
    text: 'Browse courses',
    description: 'Button under "No live session is planned": opens the list of courses. Verb',
  },
  statusUpcoming: { text: 'Upcoming', description: 'Badge on a session in the future. Adjective' },
  statusFull: { text: 'Full', description: 'Badge on a session without a free seat. Adjective' },
  statusLive: { text: 'Live now', description: 'Badge on a session under way' },
  statusEnded: { text: 'Ended', description: 'Badge on a session in the past. Participle' },
  statusCancelled: {
    text: 'Canceled',
    description: 'Badge on a session that will not take place. Participle',
  },
  registered: {
    text: 'You are registered',
    description: 'Badge on a session in the future in which the learner has a seat',
  },
  attended: {
    text: 'You were registered',
    description: 'Badge on a session in the past in which the learner had a seat',
  },
  time: {
    text: '{day}, {times}',
    description: 'When a session takes place. {day}: day of the week; {times}: such as 2:00 – 3:30 PM GMT+1',
  },
  seatsLeft: {
    text: '{count} of {seats} seats left',
    description: 'On a session in the future. {count} and {seats}: numbers',
  },
  noSeat: {
    text: 'All {seats} seats are taken',
    description: 'On a session without a free seat. {seats}: number',
  },
  instructors: {
    text: 'Instructors',
    description: 'Screen reader only: name of the list of people who teach the session',
  },
  register: { text: 'Register', description: 'Button: takes a seat in the session. Verb' },
  registerFor: {
    text: 'Register for {title}, {date}',
    description:
      'Screen reader only: full name of the button "Register". {title}: title of the session; {date}: date and time',
  },
  join: { text: 'Join', description: 'Button, from ten minutes before the start: opens the meeting. Verb' },
  joinEvent: {
    text: 'Join {title}, {date}',
    description:
      'Screen reader only: full name of the button "Join". {title}: title of the session; {date}: date and time',
  },
  opens: {
    text: 'You can join from {time}.',
    description: 'On a session with a seat for the learner. {time}: time of day, such as 1:50 PM',
  },
  calendar: {
    text: 'Add to calendar',
    description: 'Button: downloads the session as a calendar file. Verb',
  },
  calendarEvent: {
    text: 'Add to calendar: {title}, {date}',
    description:
      'Screen reader only: full name of the button "Add to calendar". {title}: title of the session; {date}: date and time',
  },
  cancel: {
    text: 'Cancel registration',
    description: 'Button on a session and in the dialog that asks: gives the seat back. Verb',
  },
  cancelEvent: {
    text: 'Cancel registration: {title}, {date}',
    description:
      'Screen reader only: full name of the button "Cancel registration". {title}: title of the session; {date}: date and time',
  },
  dismiss: { text: 'Remove', description: 'Button on a canceled session: takes it off the list. Verb' },
  cancelTitle: {
    text: 'Cancel your registration?',
    description: 'Title of the dialog that asks before a seat is given back',
  },
  cancelText: {
    text: 'Your seat for “{title}” on {date} goes to somebody else. The course stays among your courses.',
    description:
      'Text of the dialog "Cancel your registration?". {title}: title of the session; {date}: date and time. "The course": the one the session belongs to',
  },
  keep: {
    text: 'Keep my seat',
    description:
      'Button of the dialog "Cancel your registration?": closes it and keeps the seat. The learner speaks',
  },
  upgrade: {
    text: 'See plans',
    description: 'Button on a session that a larger plan includes: shows which plans. Verb',
  },
  locked: { text: 'Not in your plan', description: 'On a session that no plan includes' },
  more: { text: 'Show more', description: 'Button at the end of the list: loads more live sessions. Verb' },
  moreFailed: {
    text: 'More could not be loaded.',
    description: 'Beside that button, after more live sessions could not be loaded',
  },
});
export const t = createTranslator(messages);
