import { expect, it } from 'vitest';
import { breakpoints, media } from './scales.ts';

it('CONST-12 a phone is below 600 px, a tablet below 1024, and the rest is a desktop', () => {
  expect(breakpoints).toMatchObject({ tabletPx: 600, desktopPx: 1024 });
  // Whole pixels are on one side alone; so are those of a zoomed page, to a fiftieth.
  expect(media).toMatchObject({
    mobile: 'screen and (max-width: 599.98px)',
    tablet: 'screen and (min-width: 600px)',
    belowDesktop: 'screen and (max-width: 1023.98px)',
    desktop: 'screen and (min-width: 1024px)',
  });
});
