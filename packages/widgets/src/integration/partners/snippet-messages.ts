import type { Message } from './message.ts';

/** The part that has the code for the partner's page. */
export const snippetMessages = {
  code: {
    text: 'Put it on your page',
    description:
      'Heading of the section with code for the partner\'s page. Verb: an instruction; "it": the widget',
  },
  'code.about': {
    text: 'Choose what is shown, then copy the code into the page.',
    description: 'Text under the heading "Put it on your page"',
  },
  'code.widget': { text: 'Widget', description: 'Label of a selection: what the page shows' },
  'code.course': { text: 'Course', description: 'Label of a selection of a course' },
  'code.lab': { text: 'Lab', description: 'Label of a selection: which lab the code is for' },
  'code.choose': {
    text: 'Choose one',
    description: 'In a selection before anything is selected. Verb: an instruction',
  },
  'code.id.hint': {
    text: 'The list could not be loaded. Enter the ID from the address of its page.',
    description:
      'Hint under a field that replaces the selection. "Its page": the page of the course or lab on this website',
  },
  'code.theme': { text: 'Theme', description: 'Label of a selection: colors of the widget' },
  'code.height': { text: 'Height', description: 'Label of a field: height of the frame in pixels' },
  'code.height.hint': {
    text: 'In pixels. Leave it empty for {height}.',
    description:
      'Hint under the field "Height". {height}: number of pixels that is used when the field is empty',
  },
  'code.height.fault': {
    text: 'Enter a number from {least} to {most}',
    description: 'Error under the field "Height". {least} and {most}: numbers of pixels',
  },
  'code.need': {
    text: 'Choose a course or a lab to get the code.',
    description: "In place of the code for a partner's page",
  },
  'code.ways': {
    text: 'Ways to put it on a page',
    description: 'Screen reader only: name of the tabs with the code',
  },
  'code.tag': { text: 'Script and tag', description: 'Tab: code with a script and an HTML tag' },
  'code.tag.about': {
    text: 'For any page. The height follows the content, and getToken signs visitors in. If the page allows no inline script, put the second script into a separate file.',
    description: 'Text under the tab "Script and tag". "getToken" is the name of a function',
  },
  'code.react': { text: 'React', description: 'Tab: code for React. A name, do not translate' },
  'code.react.about': {
    text: 'For an application with React 19. The page runs no script from another origin.',
    description: 'Text under the tab "React"',
  },
  'code.iframe': { text: 'Frame only', description: 'Tab: code with an iframe, without a script' },
  'code.iframe.about': {
    text: 'For a page that cannot run scripts. Visitors are not signed in, and the height is fixed.',
    description: 'Text under the tab "Frame only"',
  },
  'code.element': {
    text: 'Without a frame',
    description: 'Tab: code that shows the widget in the page itself',
  },
  'code.element.about': {
    text: 'For any page that loads the script. The widget is part of the page itself and shows what anyone may see; fast even with many of them.',
    description: 'Text under the tab "Without a frame"',
  },
  'code.copy': {
    text: 'Copy the code for {what}',
    description: 'Button: copies the code. {what}: name of the tab or key, such as React. Verb',
  },
  server: {
    text: 'Sign visitors in',
    description: "Heading of the section with code for the partner's server. Verb: an instruction",
  },
  'server.about': {
    text: 'Your server asks for a token for the visitor with the secret key, and gives it to the page at /drawbridge-token. The key stays on the server. Without it, the widgets show what anyone may see.',
    description: 'Text under the heading "Sign visitors in"',
  },
  'server.ways': {
    text: 'Ways to ask for a token',
    description: 'Screen reader only: name of the tabs with the code',
  },
  'server.node': { text: 'Node', description: 'Tab: code for Node.js. A name, do not translate' },
  'server.curl': { text: 'curl', description: 'Tab: code for curl. A name, do not translate' },
  policy: {
    text: 'Content security policy',
    description: 'Heading of a section. A security setting of web pages',
  },
  'policy.about': {
    text: 'If the page has a policy, it must allow these sources too. For React or a frame only, frame-src is enough.',
    description: 'Text under the heading "Content security policy". "frame-src" is part of the setting',
  },
  'policy.name': {
    text: 'Policy',
    description: 'Label of the code in the section "Content security policy". Short for that heading',
  },
  preview: { text: 'Preview', description: 'Heading of a section that shows the widget. Noun' },
  'preview.about': {
    text: 'What a visitor sees who is not signed in.',
    description: 'Text under the heading "Preview"',
  },
  'preview.loading': {
    text: 'Loading the preview',
    description: 'Screen reader only: the preview is being loaded',
  },
  'preview.problem': {
    text: 'The preview is not available',
    description: 'Title of the error in place of the preview',
  },
  'preview.problem.message': {
    text: 'The widget could not be loaded. The code still works: try the preview again later.',
    description: 'Text of the error "The preview is not available"',
  },
  'preview.refused.message': {
    text: 'The widget was refused: {code}. Check what is chosen above.',
    description:
      'Text of the error "The preview is not available". {code}: code of the error, in English. "Above": in the form',
  },
  'preview.example': {
    text: 'Open the example partner site',
    description: "Link for developers: opens an example of a partner's page. Verb",
  },
} as const satisfies Record<string, Message>;
