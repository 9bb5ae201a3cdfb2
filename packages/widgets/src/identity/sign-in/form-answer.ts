/** Messages by field name after a refusal; true when the form is done. */
export type FormAnswer = Readonly<Record<string, string>> | true | undefined;
