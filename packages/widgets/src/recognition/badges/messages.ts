import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of badges. */
export const messages = defineMessages('badges', {
  loading: { text: 'Loading badges', description: 'Screen reader only: badges are being loaded' },
  failed: {
    text: 'The badges could not be loaded',
    description: 'Title of the error when the badges could not be loaded',
  },
  nothing: { text: 'No badge yet', description: 'Title while the learner has no badge' },
  nothingText: {
    text: 'Pass a lab: the first one earns the first badge.',
    description: 'Text under the title "No badge yet". "The first one": the first lab that is passed',
  },
  browse: { text: 'Open the labs', description: 'Button under "No badge yet": opens the list of labs. Verb' },
  earned: {
    text: 'Earned {day}',
    description: 'Under the title of a badge. {day}: date, such as December 6, 2026. Participle',
  },
  evidence: {
    text: 'for {title}',
    description:
      'Follows "Earned" and the date. {title}: title of the course, lab or journey that earned the badge',
  },
  open: { text: 'Still to earn', description: 'Heading of the badges that the learner does not have' },
  openPage: { text: 'Open', description: 'Link to the page of a badge. Verb' },
  openPageOf: {
    text: 'Open the public page of {title}',
    description: 'Screen reader only: full name of the link "Open". {title}: title of the badge',
  },

  kind: { text: 'Badge', description: 'Above the title on the public page of a badge' },
  valid: { text: 'Valid', description: 'Status on the public page of a badge. Adjective' },
  revoked: { text: 'Revoked', description: 'Status on the public page of a badge. Participle' },
  validText: {
    text: '{issuer} awarded this badge on {day}, and it has not been revoked. Its credential is signed, so anyone can verify it without us.',
    description:
      'Text on the public page of a badge. {issuer}: name of the organization; {day}: date, such as December 6, 2026. "Credential": the signed file about the badge',
  },
  revokedText: {
    text: '{issuer} awarded this badge on {day} and revoked it on {revoked}. It is no longer valid.',
    description:
      'Text on the public page of a badge. {issuer}: name of the organization; {day} and {revoked}: dates, such as December 6, 2026',
  },
  holder: {
    text: 'Awarded to',
    description: "Label on the public page of a badge; the learner's name follows",
  },
  nobody: {
    text: 'A learner who is not shown publicly',
    description: "In place of the learner's name when they chose not to be shown",
  },
  yours: {
    text: 'Your badge',
    description: 'Screen reader only: name of the box that only the learner who has the badge sees',
  },
  ownerHidden: {
    text: 'This is your badge. Only you see your name here: {name}.',
    description:
      "On the public page of a badge, for the learner who has it. {name}: the learner's name or alias",
  },
  ownerShown: {
    text: 'This is your badge. Everyone who opens this page sees your name: {name}.',
    description:
      "On the public page of a badge, for the learner who has it. {name}: the learner's name or alias",
  },
  ownerNameless: {
    text: 'This is your badge. Your account has no name that could be shown.',
    description: 'On the public page of a badge, for the learner who has it',
  },
  showName: {
    text: 'Show my name on this badge',
    description:
      'Checkbox on the public page of a badge, for the learner who has it. The learner speaks. Verb',
  },
  copyLink: {
    text: 'Copy link',
    description: 'Button: copies the address of the public page of a badge. Verb',
  },
  linkCopied: { text: 'Link copied', description: 'Toast after the address was copied' },
  criteria: {
    text: 'Earned by',
    description: 'Label on the public page of a badge; what somebody has to do to earn it follows',
  },
  issuer: {
    text: 'Issuer',
    description: 'Label on the public page of a badge; the name of the organization follows. Noun',
  },
  issued: { text: 'Awarded on', description: 'Label on the public page of a badge; the date follows' },
  signature: {
    text: 'Signature',
    description: 'Label on the public page of a badge; whether its digital signature is correct follows',
  },
  verifying: { text: 'Verifying…', description: 'While the digital signature is being checked' },
  verified: {
    text: 'Verified by this browser',
    description: 'The digital signature was checked and is correct',
  },
  forged: {
    text: 'The signature is not valid',
    description: 'The digital signature was checked and is wrong',
  },
  unverified: {
    text: 'This browser could not verify it',
    description: 'The digital signature could not be checked. "It": the signature',
  },
  downloadSvg: {
    text: 'Download the badge (SVG)',
    description: 'Button: downloads the picture of the badge. Verb; SVG is a format',
  },
  downloadJson: {
    text: 'Download the credential (JSON)',
    description: 'Button: downloads the signed file about the badge. Verb; JSON is a format',
  },
  notFound: {
    text: 'There is no badge here',
    description: 'Title of the page when no badge has this address',
  },
  notFoundText: {
    text: 'The address may be mistyped, or the account was deleted.',
    description: 'Text under the title "There is no badge here"',
  },
});
export const t = createTranslator(messages);
