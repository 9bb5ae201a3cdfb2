export { CodeForm, type CodeFormProps, type CodeValues } from './CodeForm.tsx';
export { EmailSentDialog } from './EmailSentDialog.tsx';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';
export type { FormAnswer } from './form-answer.ts';
export { ResetPasswordForm, type ResetPasswordFormProps } from './ResetPasswordForm.tsx';
export { type SignInAnswer, SignInForm, type SignInFormProps } from './SignInForm.tsx';
export { SignUpForm, type SignUpFormProps, type SignUpValues } from './SignUpForm.tsx';
