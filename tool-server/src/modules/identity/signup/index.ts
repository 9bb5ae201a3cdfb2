export { atField, toCodeProblem } from './code-problems.ts';
export { createMailCodes, type MailCodes } from './mail-codes.ts';
export { CODE_MINUTES } from './signup.mails.ts';
export { createSignup } from './signup.module.ts';
