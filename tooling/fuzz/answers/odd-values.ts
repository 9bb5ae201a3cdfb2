/** Statuses, headers and words of platforms, as they should not be. */

/** Is no markup in any page of ours. */
export const MARKUP = '<script>alert("fuzz")</script>';

/** Of answers that should be 200. */
export const STATUSES = [
  201, 202, 204, 205, 206, 301, 304, 400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 412, 413, 415, 418,
  422, 425, 451, 500, 501, 502, 503, 504, 599, 999,
] as const;
export const RETRY_AFTER = [
  '0',
  '1',
  '-1',
  '-99999999999',
  '1.5',
  '1e3',
  'soon',
  '',
  '999999999999999999999',
  'Wed, 21 Oct 2015 07:28:00 GMT',
  'Fri, 31 Dec 9999 23:59:59 GMT',
  '+275760-09-13T00:00:00.001Z',
  '2026-13-45',
] as const;
/** What platforms say with a refusal. */
export const WORDS = [
  { error: 'invalid_client', error_description: MARKUP },
  { errors: { scope: [{ message: MARKUP, field: 'scope' }] } },
  { errors: [{ message: 'The specified resource does not exist.' }] },
  { type: 'about:blank', title: MARKUP, detail: 'x'.repeat(3_000) },
  { error: { error: { error: 'deep' } } },
  { error: 5, error_description: ['a', null] },
] as const;
/** Of the header `Link`; `URL` stands for an address. */
export const LINK_VALUES = [
  '<URL>',
  '<URL>; rel=next',
  '<URL>; rel="next"',
  '<URL>; rel="NEXT"',
  '<URL>; rel="prev next differences"',
  '<URL>; rel="differences"',
  'URL; rel="next"',
  '<URL; rel="next"',
  '<>; rel="next"',
  '<?page=2>; rel="next"',
  '<URL>; rel="next"; rel="prev"',
  '<URL>; rel="next", <URL>; rel="next"',
  '<javascript:alert(1)>; rel="next"',
  '<http://[>; rel="next"',
  ', , ;',
  '<URL>; title*=UTF-8\'\'%ff; rel="next"',
] as const;
