import { describe, expect, it } from 'vitest';
import { toReaderSize } from './inline-styles.ts';

describe("EMB-15 lengths of an element follow the reader's size and not the page's", () => {
  it.each([
    ['a{margin:1rem}', 'a{margin:calc(1*var(--drawbridge-rem))}'],
    [
      'a{margin:-.5rem 0 1.25rem}',
      'a{margin:calc(-.5*var(--drawbridge-rem)) 0 calc(1.25*var(--drawbridge-rem))}',
    ],
    ['a{width:calc(100% - 2rem)}', 'a{width:calc(100% - calc(2*var(--drawbridge-rem)))}'],
    ['.rem1rem{color:red}', '.rem1rem{color:red}'],
    ['@media (min-width:600px){a{top:0}}', '@media (min-width:600px){a{top:0}}'],
  ])('%s', (css, written) => expect(toReaderSize(css)).toBe(written));
});
