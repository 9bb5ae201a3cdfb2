import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page on which an instructor picks labs and courses for the platform. */
const messages = defineMessages('content-picker', {
  title: {
    text: 'Add activities',
    description:
      'Title of the page on which instructors choose content for a course of their learning platform. Verb',
  },
  eyebrow: {
    text: 'For {course}',
    description: 'Above the title "Add activities". {course}: title of the course in the learning platform',
  },
  'hint.several': {
    text: 'Choose labs, courses, and journeys, change their settings, and add them to {platform}.',
    description:
      'Description under the title "Add activities". {platform}: name of the learning platform, such as Moodle',
  },
  'hint.one': {
    text: '{platform} takes one activity here. Choosing another one replaces it.',
    description:
      'Description under the title "Add activities" when only one item can be chosen. {platform}: name of the learning platform',
  },
  'none.title': {
    text: 'Your platform did not ask for activities',
    description: 'Title of the page when it was not opened to choose content',
  },
  'none.message': {
    text: 'Open the course in your learning platform, add an activity or content there, and choose this tool. This page then shows what you can add.',
    description: 'Text under the title "Your platform did not ask for activities"',
  },
  search: {
    text: 'Search activities',
    description: 'Label of the search field above the labs, courses and journeys',
  },
  kinds: {
    text: 'Kinds',
    description: 'Screen reader only: name of the filter buttons for kinds of content. Noun, plural',
  },
  'kinds.course': { text: 'Courses', description: 'Filter button, and heading of a group' },
  'kinds.journey': { text: 'Journeys', description: 'Filter button, and heading of a group' },
  'kinds.lab': { text: 'Labs', description: 'Filter button, and heading of a group' },
  'kinds.challenge': { text: 'Challenges', description: 'Filter button, and heading of a group' },
  'kinds.playground': { text: 'Playgrounds', description: 'Filter button, and heading of a group' },
  'kind.course': { text: 'Course', description: 'Kind of content, on a card' },
  'kind.journey': { text: 'Journey', description: 'Kind of content, on a card: a series of courses' },
  'kind.lab': { text: 'Lab', description: 'Kind of content, on a card' },
  'kind.challenge': { text: 'Challenge', description: 'Kind of content, on a card' },
  'kind.playground': { text: 'Playground', description: 'Kind of content, on a card' },
  level: {
    text: 'Level',
    description: 'Screen reader only: label of a selection. Beginner, Intermediate or Advanced',
  },
  'level.any': { text: 'Any level', description: 'First option of the selection "Level"' },
  topic: { text: 'Topic', description: 'Screen reader only: label of a selection' },
  'topic.any': { text: 'Any topic', description: 'First option of the selection "Topic"' },
  language: {
    text: 'Language',
    description: 'Screen reader only: label of a selection. Programming language',
  },
  'language.any': { text: 'Any language', description: 'First option of the selection "Language"' },
  clear: { text: 'Clear filters', description: 'Button: removes all filters. Verb' },
  found: {
    text: '{count} shown',
    description: 'Screen reader only: said after a filter changed the list. {count}: number of items',
  },
  adds: {
    text: '{count} courses',
    description: 'On the card of a journey: how many courses it adds. {count}: number other than 1',
  },
  'adds.one': { text: '1 course', description: 'On the card of a journey: it adds one course' },
  preview: { text: 'Preview', description: 'Button on a card: shows what the item contains. Noun' },
  loading: { text: 'Loading labs and courses', description: 'Screen reader only: the list is being loaded' },
  'empty.title': {
    text: 'There is nothing to add yet',
    description: 'Title in place of the list when nothing is published',
  },
  'empty.message': {
    text: 'Labs and courses appear here as soon as one is published for you.',
    description: 'Text under the title "There is nothing to add yet"',
  },
  'unmatched.title': {
    text: 'Nothing matches these filters',
    description: 'Title in place of the list when nothing matches the filters',
  },
  'unmatched.message': {
    text: 'Try fewer filters or another word.',
    description: 'Text under the title "Nothing matches these filters"',
  },
  'problem.labs': { text: 'The labs could not be loaded', description: 'Title of the error above the list' },
  'problem.journeys': {
    text: 'The journeys could not be loaded',
    description: 'Title of the error above the list',
  },
  'problem.courses': {
    text: 'The courses could not be loaded',
    description: 'Title of the error above the list',
  },
  'preview.weaknesses': {
    text: 'Weaknesses',
    description: 'Heading in the preview of a lab: security weaknesses such as CWE-89',
  },
  'preview.steps': { text: 'Steps', description: 'Heading in the preview of a lab. Noun, plural' },
  'preview.contents': { text: 'Contents', description: 'Heading in the preview of a course' },
  'preview.courses': {
    text: 'Adds one activity for each course',
    description: 'Heading in the preview of a journey; its courses follow. Verb; subject: the journey',
  },
  'preview.topics': { text: 'Topics', description: 'Heading in the preview of a lab' },
  'preview.loading': {
    text: 'Loading the contents',
    description: 'Screen reader only: the preview is being loaded',
  },
  'preview.problem': {
    text: 'The contents could not be loaded',
    description: 'Title of the error in place of the preview',
  },
  try: { text: 'Try it', description: 'Button of the preview: opens the lab. Verb' },
  choose: { text: 'Choose', description: 'Button of the preview: selects the item. Verb' },
  unchoose: { text: 'Remove from selection', description: 'Button of the preview of a selected item. Verb' },
  close: { text: 'Close', description: 'Tooltip of the × button of a dialog. Verb' },
  tray: { text: 'Selected', description: 'Heading of the list of selected items. Participle' },
  'tray.one': { text: '1 selected', description: 'Beside the buttons: one item is selected' },
  'tray.count': { text: '{count} selected', description: 'Beside the buttons. {count}: number other than 1' },
  'tray.none': { text: 'Nothing selected', description: 'Beside the buttons: no item is selected' },
  'tray.edit': {
    text: 'Edit',
    description: 'Button on small screens: opens the list of selected items. Verb',
  },
  'tray.edit.rest': {
    text: 'the selection',
    description: 'Screen reader only: said after "Edit", completes it',
  },
  'tray.empty': {
    text: 'What you select appears here, each with its settings.',
    description: 'In place of the list of selected items',
  },
  'tray.full': {
    text: 'You can add at most {most} at once.',
    description: 'Beside the buttons when no more items can be selected. {most}: number',
  },
  up: {
    text: 'Move {title} up',
    description: 'Tooltip of an arrow button. {title}: title of the item. Verb',
  },
  down: {
    text: 'Move {title} down',
    description: 'Tooltip of an arrow button. {title}: title of the item. Verb',
  },
  moved: {
    text: '{title} is now number {at} of {count}',
    description:
      'Screen reader only: said after an item was moved. {title}: its title; {at} and {count}: numbers',
  },
  remove: {
    text: 'Remove {title}',
    description: 'Tooltip of a button with a trash can. {title}: title of the item. Verb',
  },
  removed: {
    text: '{title} was removed from the selection',
    description: 'Screen reader only: said after an item was removed. {title}: its title',
  },
  settings: {
    text: 'Settings',
    description: 'Heading to open: settings of a selected item; its title follows for screen readers',
  },
  'settings.points': {
    text: '{points} points',
    description: 'On a selected item, in a line with other facts. {points}: number',
  },
  'settings.ungraded': { text: 'Not graded', description: 'On a selected item, in a line with other facts' },
  'settings.due': {
    text: 'due {date}',
    description: 'On a selected item, in a line with other facts. {date}: date and time',
  },
  'settings.wrong': {
    text: 'Check the settings',
    description: 'On a selected item whose settings have an error. Verb: an instruction',
  },
  'field.title': {
    text: 'Title in the course',
    description: 'Label of a field: the title that learners see in the course of their learning platform',
  },
  'field.title.hint': {
    text: 'Leave it empty for “{title}”.',
    description: 'Hint under the field "Title in the course" while it is empty. {title}: title that is used',
  },
  'field.text': {
    text: 'Description in the course',
    description:
      'Label of a text area: the description that learners see in the course of their learning platform',
  },
  'field.graded': { text: 'Graded', description: 'Checkbox: the activity gives a grade. Participle' },
  'field.graded.hint': {
    text: 'Adds a column for it to the gradebook of {platform}.',
    description: 'Hint under the checkbox "Graded". {platform}: name of the learning platform',
  },
  'field.points': {
    text: 'Points',
    description: 'Label of a field for a number: the points of the gradebook column',
  },
  'field.from': { text: 'Available from', description: 'Label of a field for date and time' },
  'field.until': { text: 'Available until', description: 'Label of a field for date and time' },
  'field.due': { text: 'Due date', description: 'Label of a field for date and time' },
  'field.zone': {
    text: 'Dates are in your time zone, {zone}.',
    description: 'Under the fields for dates. {zone}: name of a time zone, such as Europe/Berlin',
  },
  'field.elsewhere': {
    text: 'Dates, and whether it opens in a new window, are set in {platform}: in the settings of the activity.',
    description: 'In place of the fields for dates. {platform}: name of the learning platform',
  },
  'field.target': {
    text: 'Opens',
    description: 'Label of two radio buttons, which complete it. Verb: the activity opens',
  },
  'target.iframe': { text: 'In the page of the course', description: 'Radio button: completes "Opens"' },
  'target.window': { text: 'In a new window', description: 'Radio button: completes "Opens"' },
  add: {
    text: 'Add to {platform}',
    description: 'Main button: sends the selection. {platform}: name of the learning platform. Verb',
  },
  cancel: { text: 'Cancel', description: 'Button: goes back without adding anything. Verb' },
  'cancel.title': {
    text: 'Leave without adding anything?',
    description: 'Title of the dialog that asks before the selection is lost',
  },
  'cancel.one': {
    text: 'The activity you selected will not be added.',
    description: 'Text of the dialog "Leave without adding anything?"',
  },
  'cancel.message': {
    text: 'The {count} activities you selected will not be added.',
    description: 'Text of the dialog "Leave without adding anything?". {count}: number, 2 or more',
  },
  'cancel.confirm': {
    text: 'Leave',
    description:
      'Button of the dialog "Leave without adding anything?": goes back without adding anything. Verb',
  },
  'cancel.stay': {
    text: 'Stay here',
    description: 'Button of the dialog "Leave without adding anything?": closes it. Verb',
  },
  returning: {
    text: 'Going back to {platform}…',
    description: 'Beside the buttons while the page leads back. {platform}: name of the learning platform',
  },
  'failed.offline': {
    text: 'The connection failed. Your selection is kept: try again.',
    description: 'Error above the buttons that add content to a course of a learning platform',
  },
  'failed.ended': {
    text: 'Your session has ended. Nothing was added.',
    description: 'Error above the buttons that add content to a course of a learning platform',
  },
  'failed.other': {
    text: '{message} Your selection is kept.',
    description: 'Error above the buttons. {message}: a sentence with the reason',
  },
  'failed.fields': {
    text: 'Some settings need to be changed. They are marked in the selection.',
    description: 'Error above the buttons that add content to a course of a learning platform',
  },
});

export const t = createTranslator(messages);
