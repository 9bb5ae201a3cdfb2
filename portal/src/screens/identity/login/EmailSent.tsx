// A file of its own, so that the dialog is fetched when a link was sent.
export { EmailSentDialog as EmailSent } from '@drawbridge/widgets/identity/sign-in';
