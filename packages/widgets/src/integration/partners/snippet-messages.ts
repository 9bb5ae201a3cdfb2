import type { Message } from './message.ts';

/** The part that has the code for the partner's page. */
export const snippetMessages = {
  code: { text: 'Put it on your page', description: 'Title of a part' },
  'code.about': {
    text: 'Choose what is shown, then copy the code into the page.',
    description: 'Under it',
  },
  'code.widget': { text: 'Widget', description: 'Field' },
  'code.course': { text: 'Course', description: 'Field' },
  'code.lab': { text: 'Lab', description: 'Field' },
  'code.choose': { text: 'Choose one', description: 'Inside a field' },
  'code.id.hint': {
    text: 'The list could not be loaded. Enter the ID, as the address of its page has it.',
    description: 'Under a field',
  },
  'code.theme': { text: 'Theme', description: 'Field' },
  'code.height': { text: 'Height', description: 'Field' },
  'code.height.hint': { text: 'In pixels. Empty: {height}.', description: 'Under the field' },
  'code.height.fault': { text: 'Enter a number from {least} to {most}', description: 'Under the field' },
  'code.need': {
    text: 'Choose a course or a lab to get the code.',
    description: 'In place of the code',
  },
  'code.ways': { text: 'Ways to put it on a page', description: 'Names the tabs' },
  'code.tag': { text: 'Script and tag', description: 'Tab' },
  'code.tag.about': {
    text: 'For any page. The height follows the content, and getToken signs visitors in. Where the page allows no inline script, put the second script into a file of its own.',
    description: 'Under the tab',
  },
  'code.react': { text: 'React', description: 'Tab' },
  'code.react.about': {
    text: 'For an application with React 19. No script of another origin runs in the page.',
    description: 'Under the tab',
  },
  'code.iframe': { text: 'Frame alone', description: 'Tab' },
  'code.iframe.about': {
    text: 'For a page that may have no script. Visitors are not signed in, and the height is fixed.',
    description: 'Under the tab',
  },
  'code.element': { text: 'Without a frame', description: 'Tab' },
  'code.element.about': {
    text: 'For any page that loads the script. Part of the page itself, with what anybody may see; fast where there are many.',
    description: 'Under the tab',
  },
  'code.copy': { text: 'Copy the code for {what}', description: 'Button' },
  server: { text: 'Sign visitors in', description: 'Title of a part' },
  'server.about': {
    text: 'Your server asks for a token of the visitor with the secret key, and hands it to the page at /drawbridge-token. The key stays on the server. Without this the widgets show what anybody may see.',
    description: 'Under it',
  },
  'server.ways': { text: 'Ways to ask for a token', description: 'Names the tabs' },
  'server.node': { text: 'Node', description: 'Tab' },
  'server.curl': { text: 'curl', description: 'Tab' },
  policy: { text: 'Content security policy', description: 'Title of a part' },
  'policy.about': {
    text: 'If the page has a policy, it must allow these, besides what it allows already. For React or a frame alone, frame-src is enough.',
    description: 'Under it',
  },
  'policy.name': { text: 'Policy', description: 'Names the code' },
  preview: { text: 'Preview', description: 'Title of a part' },
  'preview.about': {
    text: 'As a visitor sees it who is not signed in.',
    description: 'Under it',
  },
  'preview.loading': { text: 'Loading the preview', description: 'In place of the frame' },
  'preview.problem': { text: 'The preview is not available', description: 'In place of the frame' },
  'preview.problem.message': {
    text: 'The widget could not be loaded. The code is good all the same: try the preview again later.',
    description: 'Under it',
  },
  'preview.refused.message': {
    text: 'The widget was refused: {code}. Check what is chosen above.',
    description: 'Under it, with a code of the server',
  },
  'preview.example': { text: 'Open the example partner site', description: 'Link, in development' },
} as const satisfies Record<string, Message>;
