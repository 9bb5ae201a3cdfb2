import { Stack, TextArea, TextField } from '@drawbridge/ui';
import { CheckboxDemo, RadioDemo, SearchDemo, SelectDemo } from './demos.tsx';
import type { Usages } from './usage.ts';

/** What is filled in. */
export const fieldUsages: Usages = {
  TextField: {
    purpose: 'One line of text that a reader types.',
    good: [
      {
        text: 'The label is always visible. The hint says what is expected before anything goes wrong.',
        view: (
          <TextField
            label="Issuer"
            hint="The address that the platform calls itself, such as https://lms.example.com"
          />
        ),
      },
      {
        text: 'An error replaces the hint. It says what is wrong and what to do.',
        view: (
          <TextField
            label="Email"
            defaultValue="mika@acme"
            error="Enter a whole address, such as mika@acme.test"
          />
        ),
      },
    ],
    bad: [
      {
        text: 'A placeholder in place of the label or the hint: it disappears as soon as someone types.',
        view: <TextField label="Email" labelHidden placeholder="Your email" />,
      },
      {
        text: 'An error that says only that something is wrong.',
        view: <TextField label="Email" defaultValue="mika@acme" error="Invalid value" />,
      },
    ],
  },
  TextArea: {
    purpose: 'Text of several lines, such as a review or a certificate.',
    good: [
      {
        text: 'As high as what is usually written in it.',
        view: <TextArea label="What did you like?" rows={3} />,
      },
    ],
    bad: [
      { text: 'For a name or a number. Use a text field.', view: <TextArea label="First name" rows={2} /> },
    ],
  },
  SearchField: {
    purpose: 'Narrows down the list below it while someone types.',
    good: [
      {
        text: 'Directly above its list. The label says what is searched.',
        view: <SearchDemo label="Search courses" />,
      },
    ],
    bad: [
      {
        text: 'As a field of a form: it has no error, and Escape empties it.',
        view: (
          <Stack gap="2">
            <span>Name of the new team</span>
            <SearchDemo label="Name of the new team" />
          </Stack>
        ),
      },
    ],
  },
  Select: {
    purpose: 'One of many options, or one of a few where space is short, such as in a row of filters.',
    good: [
      {
        text: 'Six options or more, or a filter. The browser’s own list works on every device.',
        view: (
          <SelectDemo
            label="Platform"
            values={['Canvas', 'Moodle', 'Blackboard Learn', 'Brightspace', 'Sakai', 'Another']}
          />
        ),
      },
    ],
    bad: [
      {
        text: 'Yes or no in a form. Use a checkbox.',
        view: <SelectDemo label="Send a weekly report" values={['No', 'Yes']} />,
      },
    ],
  },
  Checkbox: {
    purpose:
      'Something that is either on or off. There is no separate switch: settings that are saved at once use a checkbox too.',
    good: [
      {
        text: 'The label says what is true when it is checked. The hint says what follows from it.',
        view: <CheckboxDemo label="Weekly news" hint="One email each Monday with new labs." />,
      },
    ],
    bad: [
      {
        text: 'A label with a negation: is it on now, or off?',
        view: <CheckboxDemo label="Do not send me emails" />,
      },
    ],
  },
  RadioGroup: {
    purpose: 'One of two to five options that a reader should compare before choosing.',
    good: [
      {
        text: 'All options are visible, and one is chosen from the start where there is a safe one.',
        view: (
          <RadioDemo label="Who may watch" values={['Only me', 'My company', 'Everybody with the link']} />
        ),
      },
    ],
    bad: [
      {
        text: 'Options that do not exclude each other. Use checkboxes.',
        view: <RadioDemo label="Topics" values={['Injection', 'Access control', 'Sign-in']} />,
      },
    ],
  },
};
