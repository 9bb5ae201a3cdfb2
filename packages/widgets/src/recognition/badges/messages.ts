import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of badges. */
export const messages = defineMessages('badges', {
  loading: { text: 'Loading badges', description: 'Spoken while loading' },
  failed: { text: 'The badges could not be loaded', description: 'Title of the problem look' },
  nothing: { text: 'No badge yet', description: 'Title of the empty look' },
  nothingText: {
    text: 'Pass a lab: the first one earns the first badge.',
    description: 'Under it',
  },
  browse: { text: 'Open the labs', description: 'Button of the empty look' },
  earned: { text: 'Earned {day}', description: 'Under a badge' },
  evidence: { text: 'for {title}', description: 'After it: the course, lab or journey that earned it' },
  open: { text: 'Still to earn', description: 'Heading over badges that the learner does not have' },
  openPage: { text: 'Open', description: 'Link to the public page of a badge' },
  openPageOf: { text: 'Open the public page of {title}', description: 'The same, spoken' },

  kind: { text: 'Badge', description: 'Over the title on the page of a badge' },
  valid: { text: 'Valid', description: 'State of a badge' },
  revoked: { text: 'Revoked', description: 'State of a badge' },
  validText: {
    text: '{issuer} awarded this badge on {day}, and it was not revoked. Its credential is signed, so that anybody can verify it without us.',
    description: 'Under the title',
  },
  revokedText: {
    text: '{issuer} awarded this badge on {day} and revoked it on {revoked}. It is no longer valid.',
    description: 'Under the title',
  },
  holder: { text: 'Awarded to', description: 'Fact' },
  nobody: { text: 'A learner who is not shown publicly', description: 'In place of a name' },
  criteria: { text: 'Earned by', description: 'Fact: what somebody has to do' },
  issuer: { text: 'Issuer', description: 'Fact' },
  issued: { text: 'Awarded on', description: 'Fact' },
  signature: { text: 'Signature', description: 'Fact: whether the credential verifies' },
  verifying: { text: 'Verifying…', description: 'While the signature is verified' },
  verified: { text: 'Verified by this browser', description: 'The signature is right' },
  forged: { text: 'The signature is not right', description: 'The signature is wrong' },
  unverified: {
    text: 'This browser could not verify it',
    description: 'The browser lacks what it needs, or the key could not be fetched',
  },
  downloadSvg: {
    text: 'Download the badge (SVG)',
    description: 'Link to the picture with the credential in it',
  },
  downloadJson: { text: 'Download the credential (JSON)', description: 'Link' },
  notFound: { text: 'There is no badge here', description: 'Title of the not-found look' },
  notFoundText: {
    text: 'The address may be mistyped, or the account was deleted.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
