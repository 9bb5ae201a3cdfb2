/**
 * How `npm run changeset -- version` writes an entry: its text alone. Readers of a changelog do not look up commits, and the
 * private packages that a published one bundles have no versions that they could see.
 */
export default {
  getReleaseLine: async ({ summary }: { summary: string }) => `- ${summary.replace(/\n(?=.)/g, '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};
