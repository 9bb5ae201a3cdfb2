const files = import.meta.glob<string>('./decisions/*.md', { query: '?raw', import: 'default', eager: true });

/** The decision notes in order. Their headings are one level below the page's own. */
export const notes = Object.entries(files)
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([name, text]) => ({ name, text: text.replaceAll(/^#/gm, '##') }));
