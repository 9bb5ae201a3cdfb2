export { askForPasskey } from './browser-passkeys.ts';
export { EnrollDialog, type EnrollDialogProps } from './EnrollDialog.tsx';
export { SecondFactors, type SecondFactorsProps } from './SecondFactors.tsx';
export { SecondStepForm, type SecondStepFormProps } from './SecondStepForm.tsx';
export { SignInRule } from './SignInRule.tsx';
