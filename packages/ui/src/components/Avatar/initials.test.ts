import { describe, expect, it } from 'vitest';
import { toInitials } from './initials.ts';

describe('SHELL-25: initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['ada', 'A'],
    ['Juan Carlos de la Vega', 'JV'],
    ['  Émile   Zola ', 'ÉZ'],
    ['', '?'],
    ['李 小龍', '李小'],
  ])('the initials of %j are %j', (name, initials) => {
    expect(toInitials(name)).toBe(initials);
  });
});
