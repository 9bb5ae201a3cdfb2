import { defineMessages } from '@drawbridge/ui/messages';
import { createTranslator } from '../../provider/format.ts';

/** Texts of the progress of a course of the platform, as its instructors read it. */
const messages = defineMessages('context-progress', {
  title: {
    text: 'Class progress',
    description:
      "Title of the page on which instructors see their learners' progress in a course of their learning platform",
  },
  loading: { text: 'Loading class progress', description: 'Screen reader only: the page is being loaded' },
  problem: {
    text: 'Class progress could not be loaded',
    description: 'Title of the error when the page could not be loaded',
  },
  denied: {
    text: 'This is for instructors',
    description: 'Title of the page for people who are not instructors',
  },
  'denied.message': {
    text: 'Instructors of a course see the progress of its learners.',
    description: 'Text under the title "This is for instructors". "Its": the course\'s',
  },
  'none.title': {
    text: '{platform} did not say which course this is',
    description:
      'Title of the page when the course is not known. {platform}: name of the learning platform, such as Moodle',
  },
  'none.message': {
    text: 'Open an activity from inside a course of your platform. Its learners appear here.',
    description: 'Text under the title "… did not say which course this is"',
  },
  export: {
    text: 'Export as CSV',
    description: 'Button: saves the learners that match the filters as a CSV file. Verb',
  },
  'export.file': {
    text: 'progress',
    description:
      'Beginning of the name of the CSV file; the title of the course follows. Lowercase, without spaces',
  },
  'exported.one': { text: '1 learner was exported.', description: 'Toast after one learner was saved' },
  exported: {
    text: '{count} learners were exported.',
    description: 'Toast after "Export as CSV" was pressed. {count}: number other than 1',
  },
  'exported.part': {
    text: 'The first {count} learners were exported. Choose a filter for the others.',
    description:
      'Toast after "Export as CSV" was pressed. {count}: number of learners; the file cannot hold more',
  },
  views: {
    text: 'Views',
    description: 'Screen reader only: name of the tabs "Learners" and "Activities". Noun',
  },
  learners: {
    text: 'Learners',
    description: 'Tab of a course: its learners. The number of learners follows',
  },
  activities: { text: 'Activities', description: 'Tab; a number follows. Activities are labs and courses' },

  'roster.ready': {
    text: 'Roster of {when}.',
    description:
      'Above the tabs: when the roster, the list of learners, was read. {when}: such as "today at 2:30 PM"',
  },
  'roster.left_out.1': {
    text: '1 entry is not listed, because {platform} sends no usable ID for it.',
    description: 'Follows that sentence. {platform}: name of the learning platform',
  },
  'roster.left_out': {
    text: '{count} entries are not listed, because {platform} sends no usable IDs for them.',
    description:
      'Follows that sentence. {count}: number, 2 or more; {platform}: name of the learning platform',
  },
  'roster.never': {
    text: 'The roster of {platform} has not been read yet.',
    description:
      'Above the tabs of a course. {platform}: name of the learning platform. The roster is its list of learners',
  },
  'roster.reading': {
    text: 'Reading the roster of {platform}…',
    description: 'Above the tabs while the roster is being read. {platform}: name of the learning platform',
  },
  'roster.unavailable': {
    text: '{platform} does not share its roster. You see everyone who has opened an activity.',
    description:
      'Above the tabs of a course. {platform}: name of the learning platform. The roster is its list of learners',
  },
  'roster.failed': {
    text: 'The roster could not be read.',
    description: 'Above the tabs; a sentence with the reason follows',
  },
  'roster.failed.earlier': {
    text: 'The roster could not be read again. You see the one from {when}.',
    description: 'Above the tabs; a sentence with the reason follows. {when}: such as "today at 2:30 PM"',
  },
  'roster.not_allowed': {
    text: '{platform} refused: ask its administrator to give this tool access to names and roles.',
    description: 'Follows "The roster could not be read." {platform}: name of the learning platform',
  },
  'roster.unreachable': {
    text: '{platform} did not answer: try again in a few minutes.',
    description: 'Follows "The roster could not be read." {platform}: name of the learning platform',
  },
  'roster.malformed': {
    text: '{platform} sent something that is not a roster: tell its administrator.',
    description: 'Follows "The roster could not be read." {platform}: name of the learning platform',
  },
  'roster.other_host': {
    text: 'Its address does not belong to {platform}: ask your administrator to check the registration of the platform.',
    description:
      'Follows "The roster could not be read." {platform}: name of the learning platform. "Its address": the roster\'s',
  },
  'roster.too_large': {
    text: 'It is too long to read. You see everyone who has opened an activity.',
    description: 'Follows "The roster could not be read." "It": the roster',
  },
  'roster.recent': {
    text: 'The roster was read a moment ago. You can read it again in {seconds} s.',
    description: 'Error after the button was pressed. {seconds}: number; "s" stands for seconds',
  },
  'roster.read': { text: 'Read the roster now', description: 'Button: reads the roster again. Verb' },

  limited: {
    text: 'Only learners who have “{title}” in {platform}, or worked on it, are listed.',
    description:
      'Under the state of the roster. {title}: title of an activity; {platform}: name of the learning platform',
  },
  search: { text: 'Search learners', description: 'Label of the search field above the learners' },
  status: { text: 'Show', description: 'Label of a selection; the options complete it. Verb' },
  'status.current': { text: 'Current learners', description: 'Option of "Show": everyone who has not left' },
  'status.not_started': { text: 'Not started', description: 'Option of "Show": learners who have not begun' },
  'status.left': { text: 'Left the course', description: 'Option of "Show": learners who left the course' },
  'status.all': { text: 'All learners', description: 'Option of the selection "Show"' },
  sort: { text: 'Sort by', description: 'Label of a selection, and before each of its options. Verb' },
  'sort.name': { text: 'Name', description: 'Option of the selection "Sort by": name of the learner' },
  'sort.last_launched': {
    text: 'Last seen',
    description: 'Option of the selection "Sort by": when the learner last opened an activity',
  },
  'sort.score': { text: 'Score', description: 'Option of the selection "Sort by"' },
  clear: { text: 'Clear filters', description: 'Button: removes the filters. Verb' },
  'list.caption': {
    text: 'Learners and their best scores',
    description: 'Screen reader only: name of the table',
  },
  'list.loading': { text: 'Loading learners', description: 'Screen reader only: the table is being loaded' },
  'list.problem': {
    text: 'The learners could not be loaded',
    description: 'Title of the error when the table could not be loaded',
  },
  'list.empty': {
    text: 'No learners yet',
    description: 'Title in place of the table of learners while it is empty',
  },
  'list.empty.message': {
    text: 'As soon as somebody opens an activity of this course, they appear here.',
    description: 'Text under the title "No learners yet"',
  },
  'list.unmatched': {
    text: 'No learners match',
    description: 'Title in place of the table when nobody matches the filters',
  },
  'list.unmatched.message': {
    text: 'Try another name, or clear the filters.',
    description: 'Text under the title "No learners match"',
  },
  zone: {
    text: 'Times in {zone}',
    description: 'Under the table. {zone}: name of a time zone, such as Europe/Berlin',
  },
  'col.name': { text: 'Name', description: "Table header: the learner's name" },
  'col.status': { text: 'Status', description: 'Table header: active, inactive, left or not in the roster' },
  'col.seen': { text: 'Last seen', description: 'Table header: when the learner last opened an activity' },
  'col.activity': { text: 'Activity', description: 'Table header: title of a lab or course' },
  'col.started': { text: 'Started', description: 'Table header: how many learners have begun. Little space' },
  'col.completed': {
    text: 'Completed',
    description: 'Table header: how many learners have completed it. Little space',
  },
  'col.average': { text: 'Average score', description: 'Table header, in percent. Little space' },
  'col.score': { text: 'Best score', description: 'Table header, in percent. Little space' },
  'col.when': { text: 'When', description: 'Header of a table column with date and time' },
  'col.attack': {
    text: 'Attack or check',
    description: 'Table header: title of a test, either an attack or a check of a feature',
  },
  'col.failing': {
    text: 'Fail it in their latest submission',
    description: 'Table header: how many learners fail the test. Verb; subject: learners',
  },
  'col.trap': { text: 'Wrong fix', description: 'Table header: a mistake that learners often make' },
  'col.fell': { text: 'Learners', description: 'Table header: how many learners submitted that mistake' },
  'learner.active': { text: 'Active', description: 'Badge on a learner who is in the roster' },
  'learner.inactive': { text: 'Inactive', description: 'Badge on a learner who is suspended in the roster' },
  'learner.left': {
    text: 'Left',
    description: 'Badge on a learner who is no longer in the roster. Participle',
  },
  'learner.unlisted': {
    text: 'Not in the roster',
    description: 'Badge on a learner who opened an activity and is not in the roster',
  },
  never: { text: 'Never', description: 'In the column "Last seen": the learner has opened no activity' },
  score: { text: '{score}%', description: 'A score. {score}: number from 0 to 100' },
  'item.completed': {
    text: 'completed',
    description: 'Screen reader only: said after a score and a comma. Participle',
  },
  'item.started': {
    text: 'Started',
    description: 'In place of a score: the activity was opened. Participle',
  },
  'item.none': { text: 'Not started', description: 'In place of a score: the activity was not opened' },
  columns: {
    text: 'Activities shown',
    description: 'Button, and title of the dialog that chooses which activities the table shows',
  },

  'activities.caption': {
    text: 'Activities of the course',
    description: 'Screen reader only: name of the table of activities',
  },
  'activities.empty': { text: 'No activities yet', description: 'Title in place of the table of activities' },
  'activities.empty.message': {
    text: 'Labs and courses that you add to the course appear here.',
    description: 'Text under the title "No activities yet"',
  },
  'activities.labs': {
    text: 'Labs of this course',
    description: 'Screen reader only: name of the list of labs in a course',
  },
  'kind.lab': { text: 'Lab', description: 'Under the title of an activity: its kind' },
  'kind.course': { text: 'Course', description: 'Under the title of an activity: its kind' },

  'back.class': { text: 'All learners and activities', description: 'Button: goes back to the whole class' },
  'back.learner': { text: 'All activities of this learner', description: 'Button: goes back to one learner' },
  'one.seen': {
    text: 'Last seen {when}',
    description:
      'Under the name of a learner; date and time are put after this text. {when} is empty: leave it at the end',
  },
  'one.never': {
    text: 'Has not opened an activity yet',
    description: 'Under the name of a learner, the subject of the sentence',
  },
  'one.loading': {
    text: 'Loading the learner',
    description: 'Screen reader only: the learner is being loaded',
  },
  'one.problem': {
    text: 'The learner could not be loaded',
    description: 'Title of the error when the learner could not be loaded',
  },
  'one.missing': {
    text: 'This learner has no work here',
    description: 'Title of the page when the learner is not in this course',
  },
  'one.missing.message': {
    text: 'As soon as they open an activity of this course, their work appears here.',
    description: 'Text under the title "This learner has no work here". "They", "their": one learner',
  },
  'one.caption': {
    text: 'Activities of {name}',
    description: 'Screen reader only: name of the list of activities. {name}: name of the learner',
  },

  'lab.loading': {
    text: 'Loading where the class struggles',
    description: 'Screen reader only: results of the class in a lab are being loaded',
  },
  'lab.problem': {
    text: 'The results of the class could not be loaded',
    description: 'Title of the error when those results could not be loaded',
  },
  'lab.missing': {
    text: 'There is no such lab',
    description: 'Title of the page when no lab has this address',
  },
  'lab.missing.message': {
    text: 'It may have been removed.',
    description: 'Text under the title "There is no such lab"',
  },
  'lab.passed': {
    text: '{passed} of {submitted} who submitted have passed',
    description: 'Under the title of a lab. {passed} and {submitted}: numbers of learners',
  },
  'lab.none': {
    text: 'Nobody has submitted yet',
    description: 'Under the title of a lab, and title of the empty state',
  },
  'lab.none.message': {
    text: 'The attacks that get through and the wrong fixes that are submitted appear here.',
    description: 'Text of a tab while there are no attempts at a lab',
  },
  'lab.fails': {
    text: 'Where the class struggles',
    description: 'Heading of the tables about tests and mistakes',
  },
  'lab.tests': {
    text: 'Attacks and checks',
    description: 'Heading of the table of tests, and its name for screen readers',
  },
  'lab.tests.none': {
    text: 'Nobody fails any of them.',
    description: 'In place of the table of tests. "Them": the tests',
  },
  'lab.hidden': { text: 'Hidden', description: 'Badge on a test that learners do not see. Participle' },
  'lab.traps': {
    text: 'Wrong fixes',
    description: 'Heading of the table of mistakes, and its name for screen readers',
  },
  'lab.traps.none': {
    text: 'Nobody has submitted a known wrong fix.',
    description: 'In place of the table of mistakes that learners often make',
  },
  'lab.attempts': { text: 'Learners’ attempts', description: 'Heading of the table of attempts' },
  'lab.failed': {
    text: '{count} at some point',
    description:
      'Beside the number of learners who fail a test now. {count}: number of learners who have ever failed it',
  },
  'lab.share': {
    text: '{count} of {all}',
    description: 'Beside a bar. {count} and {all}: numbers of learners. Very little space',
  },
});

export const t = createTranslator(messages);
