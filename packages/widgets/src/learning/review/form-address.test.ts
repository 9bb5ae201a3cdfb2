import { describe, expect, it } from 'vitest';
import { isDoneMessage, isFormMessage, toFormAddress } from './form-address.ts';

const FORM = 'https://forms.example/r?form=7';
const frame = {} as Window;
const FRAMED = { url: FORM, pageOrigin: 'https://learning.example' };

describe('REV the embedded form', () => {
  it("REV-4 the form's URL contains state and email, URL-encoded, beside its own query", () => {
    const url = new URL(toFormAddress(FORM, { state: 'a&email=x', email: 'mia+test@acme.test' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      form: '7',
      state: 'a&email=x',
      email: 'mia+test@acme.test',
    });
  });

  it('REV-6 a message of its own window and origin is accepted', () =>
    expect(
      isDoneMessage(
        { origin: 'https://forms.example', source: frame, data: { type: 'review_submitted' } },
        frame,
        FRAMED,
      ),
    ).toBe(true));

  it.each([
    ['another origin', { origin: 'https://forms.example.evil', source: frame }, frame],
    ['another window', { origin: 'https://forms.example', source: {} as Window }, frame],
    ['no window', { origin: 'https://forms.example', source: null }, null],
    ['no frame yet', { origin: 'https://forms.example', source: null }, undefined],
  ])('REV-6 %s is refused', (_what, event, known) =>
    expect(isDoneMessage({ ...event, data: { type: 'review_submitted' } }, known, FRAMED)).toBe(false),
  );

  it.each([
    ['its own window and origin', { origin: 'https://forms.example', source: frame }, true],
    ['the page a browser shows in its place', { origin: 'null', source: frame }, false],
    ['another window', { origin: 'https://forms.example', source: {} as Window }, false],
  ])('REV-3 the form is ready when a message comes from %s', (_what, event, isThere) =>
    expect(isFormMessage(event, frame, FRAMED)).toBe(isThere),
  );

  it.each([
    ['no origin, as its frame gives it', 'null', true],
    ['the origin of the page', 'https://learning.example', false],
  ])('REV-6 a form on the site of the page speaks with %s', (_what, origin, isThere) =>
    expect(
      isFormMessage({ origin, source: frame }, frame, { ...FRAMED, url: 'https://learning.example/form' }),
    ).toBe(isThere),
  );

  it.each([null, 'review_submitted', { type: 'other' }, undefined])(
    'REV-6 the message %j is refused',
    (data) =>
      expect(isDoneMessage({ origin: 'https://forms.example', source: frame, data }, frame, FRAMED)).toBe(
        false,
      ),
  );
});
