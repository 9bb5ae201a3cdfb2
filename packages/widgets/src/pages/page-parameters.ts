/**
 * What stories of whole pages have in common. Their widgets have stories of their own, in which both themes are judged:
 * here `npm test` judges one.
 */
export const pageParameters = {
  layout: 'fullscreen',
  isWholePage: true,
  docs: { story: { inline: false, height: '800px' } },
} as const;
