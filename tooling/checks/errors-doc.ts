/** Writes `storybook/docs/errors.mdx` from the problem table; a test compares the two. */
import { writeFileSync } from 'node:fs';
import { PROBLEMS } from '@drawbridge/contracts';

export function toErrorsDoc(): string {
  const rows = Object.entries(PROBLEMS).map(
    ([code, { status, message, retryable }]) =>
      `| \`${code}\` | ${status} | ${message} | ${retryable ? 'yes' : 'no'} |`,
  );
  return `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Engineering/Errors" />

# Errors

Every failed call gets \`{success: false, code, message, errors?, incident?}\`. The code is stable, the message is
fit to be shown, \`errors\` holds a message by field, \`incident\` finds the entry in the log. Trying again helps where
the last column has \`yes\`; with \`Retry-After\`, not before that many seconds.

| Code | Status | Default message | Try again |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main)
  writeFileSync(new URL('../../storybook/docs/errors.mdx', import.meta.url), toErrorsDoc());
