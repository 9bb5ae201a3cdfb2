import { describe, expect, it } from 'vitest';
import { toReaderSize } from './reader-size.ts';

describe("EMB-15 lengths follow the given size and not the page's root", () => {
  it.each([
    ['a{margin:1rem}', 'a{margin:calc(1*var(--size))}'],
    ['a{margin:-.5rem 0 1.25rem}', 'a{margin:calc(-.5*var(--size)) 0 calc(1.25*var(--size))}'],
    ['a{width:calc(100% - 2rem)}', 'a{width:calc(100% - calc(2*var(--size)))}'],
    ['.rem1rem{color:red}', '.rem1rem{color:red}'],
    ['@media (min-width:600px){a{top:0}}', '@media (min-width:600px){a{top:0}}'],
  ])('lengths follow it: %s', (css, written) => expect(toReaderSize(css, 'var(--size)')).toBe(written));
});
