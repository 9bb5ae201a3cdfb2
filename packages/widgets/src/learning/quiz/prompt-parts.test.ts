import { expect, it } from 'vitest';
import { splitPrompt } from './prompt-parts.ts';

it('the name of a question is its words, separate from its code and what follows', () => {
  expect(splitPrompt('<p>What now?</p><pre><code>a()</code></pre><p>And then?</p>')).toEqual({
    words: '<p>What now?</p>',
    code: '<pre><code>a()</code></pre><p>And then?</p>',
  });
});
it('a question without code consists of words only', () => {
  expect(splitPrompt('<p>Which of <code>a</code> and <code>b</code>?</p>')).toEqual({
    words: '<p>Which of <code>a</code> and <code>b</code>?</p>',
    code: '',
  });
});
