/** A right launch or login, sent wrongly: its header, its encoding, its form, its headers. */
import fc from 'fast-check';
import { type Body, oddWrap } from '../bodies.ts';
import { hostileText } from '../hostile.ts';
import { oddHeaders } from '../odd-requests.ts';
import { KEY_ID } from './fake-platform.ts';
import { MARKUP } from './odd-values.ts';

/** Fields of a form; a name may occur twice. */
type Form = [name: string, value: string][];

export interface OddRequest {
  kind: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  /** With `GET` the text goes into the address. */
  body: Body;
}

export const JOSE = JSON.stringify({ alg: 'RS256', typ: 'JWT', kid: KEY_ID });

const withHeader = (more: object) => JSON.stringify({ alg: 'RS256', typ: 'JWT', kid: KEY_ID, ...more });

/** JOSE headers; the signature fits each of them. */
export const ODD_HEADER_TEXTS: Record<string, string> = {
  'no algorithm': withHeader({ alg: undefined }),
  'algorithm none': withHeader({ alg: 'none' }),
  'algorithm in lower case': withHeader({ alg: 'rs256' }),
  'a list of algorithms': withHeader({ alg: ['RS256'] }),
  'a symmetric algorithm': withHeader({ alg: 'HS256' }),
  'no key id': withHeader({ kid: undefined }),
  'a number as key id': withHeader({ kid: 1 }),
  'an empty key id': withHeader({ kid: '' }),
  'a long key id': withHeader({ kid: 'x'.repeat(3_000) }),
  'another key id': withHeader({ kid: '__proto__' }),
  'a key id with markup': withHeader({ kid: MARKUP }),
  'no type': withHeader({ typ: undefined }),
  'another type': withHeader({ typ: 'at+jwt' }),
  'a number as type': withHeader({ typ: 5 }),
  'a thumbprint': withHeader({ x5t: 'abc', cty: 'JWT' }),
  'a key of its own': withHeader({ jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } }),
  'a key address': withHeader({ jku: 'http://127.0.0.1:1/keys' }),
  'a critical extension': withHeader({ crit: ['exp'], b64: false }),
  'a header in capitals': JOSE.toUpperCase(),
  'a list as header': `[${JOSE}]`,
  'a text as header': JSON.stringify(JOSE),
  'a header that is no JSON': JOSE.slice(0, -1),
  'a mark before the header': `\ufeff${JOSE}`,
  'a name of the header twice': `${JOSE.slice(0, -1)},"alg":"none"}`,
};

/** Claims as bytes; the signature fits each of them. */
export const CLAIM_BYTES: Record<string, (claims: string) => Buffer> = {
  'claims in UTF-16': (claims) => Buffer.from(`\ufeff${claims}`, 'utf16le'),
  'claims in Latin-1': (claims) => Buffer.from(claims, 'latin1'),
  'a mark before the claims': (claims) => Buffer.from(`\ufeff${claims}`),
  'claims of invalid UTF-8': (claims) =>
    Buffer.concat([
      Buffer.from(`${claims.slice(0, -1)},"x":"`),
      Buffer.from([0xff, 0xc0]),
      Buffer.from('"}'),
    ]),
  'claims with line breaks': (claims) => Buffer.from(JSON.stringify(JSON.parse(claims), null, '\r\n\t')),
  'claims that are cut': (claims) => Buffer.from(claims.slice(0, claims.length / 2)),
  'a list of claims': (claims) => Buffer.from(`[${claims}]`),
  'null as claims': () => Buffer.from('null'),
  'more claims than the form may hold': (claims) =>
    Buffer.from(`${claims.slice(0, -1)},"x":"${'x'.repeat(200_000)}"}`),
};

/** The finished token. */
export const TOKEN_TEXTS: Record<string, (token: string) => string> = {
  'padded parts': (token) => token.replaceAll('.', '=.'),
  'the other alphabet': (token) => token.replaceAll('-', '+').replaceAll('_', '/'),
  'spaces around it': (token) => ` ${token}\r\n`,
  'a quoted token': (token) => `"${token}"`,
  'two parts': (token) => token.split('.').slice(0, 2).join('.'),
  'four parts': (token) => `${token}.x`,
  'no signature': (token) => token.replace(/[^.]+$/, ''),
  'half a signature': (token) => token.slice(0, -100),
  'another signature': (token) => `${token.slice(0, -4)}AAAA`,
  'a token encoded twice': (token) => encodeURIComponent(encodeURIComponent(`${token}=`)),
  'an empty token': () => '',
  'the word null': () => 'null',
};

const encodeForm = (form: Form) => form.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
const asForm = (text: string, type = 'application/x-www-form-urlencoded'): Body => ({
  headers: { 'content-type': type },
  bytes: Buffer.from(text),
});

type MakeForm = (form: Form) => fc.Arbitrary<Partial<OddRequest> & { note?: string }>;

const change =
  (edit: (form: Form, index: number) => Form): MakeForm =>
  (form) =>
    fc.nat({ max: form.length - 1 }).map((index) => ({
      body: asForm(encodeForm(edit(form, index))),
      note: form[index]?.[0] ?? '',
    }));
const send =
  (toBody: (form: Form) => Body): MakeForm =>
  (form) =>
    fc.constant({ body: toBody(form) });

const FORMS: Record<string, MakeForm> = {
  'a right form': send((form) => asForm(encodeForm(form))),
  'a field is missing': change((form, index) => form.toSpliced(index, 1)),
  'a field twice': change((form, index) => [...form, form[index] ?? ['x', '']]),
  'an empty field': change((form, index) => form.with(index, [form[index]?.[0] ?? '', ''])),
  'a field in capitals': change((form, index) =>
    form.with(index, [(form[index]?.[0] ?? '').toUpperCase(), form[index]?.[1] ?? '']),
  ),
  'a field as a list': change((form, index) =>
    form.with(index, [`${form[index]?.[0]}[]`, form[index]?.[1] ?? '']),
  ),
  'a field as an object': change((form, index) =>
    form.with(index, [`${form[index]?.[0]}[a][b]`, form[index]?.[1] ?? '']),
  ),
  'spaces around a field': change((form, index) =>
    form.with(index, [form[index]?.[0] ?? '', ` ${form[index]?.[1]} `]),
  ),
  'any text in a field': (form) =>
    fc.tuple(fc.nat({ max: form.length - 1 }), hostileText).map(([index, text]) => ({
      body: asForm(encodeForm(form.with(index, [form[index]?.[0] ?? '', text.toWellFormed()]))),
      note: form[index]?.[0] ?? '',
    })),
  'a field that is no UTF-8': change((form) => form.with(0, [form[0]?.[0] ?? '', '\ufffd'])),
  'sixty fields more': send((form) =>
    asForm(
      encodeForm([...form, ...Array.from({ length: 60 }, (_, index): Form[number] => [`x${index}`, ''])]),
    ),
  ),
  'an error beside it': send((form) =>
    asForm(encodeForm([...form, ['error', 'login_required'], ['error_description', MARKUP]])),
  ),
  'names of every object': send((form) =>
    asForm(
      encodeForm([
        ...form,
        ['__proto__', 'x'],
        ['constructor', 'x'],
        ['toString', 'x'],
        ['hasOwnProperty', 'x'],
      ]),
    ),
  ),
  'a form in UTF-16': send((form) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-16' },
    bytes: Buffer.from(encodeForm(form), 'utf16le'),
  })),
  'a form in Latin-1': send((form) =>
    asForm(encodeForm(form), 'application/x-www-form-urlencoded; charset=iso-8859-1'),
  ),
  'a form that is cut': send((form) => asForm(encodeForm(form).slice(0, -30))),
  'another kind of body': (form) =>
    oddWrap.map(({ name, wrap }) => ({ body: wrap(encodeForm(form)), note: name })),
  'in the address': send((form) => asForm(encodeForm(form))),
  'odd headers': (form) =>
    oddHeaders.map((headers) => ({
      headers,
      body: asForm(encodeForm(form)),
      note: Object.keys(headers).join(' '),
    })),
};

export const FORM_KINDS: readonly string[] = Object.keys(FORMS);

/** A form with one thing wrong. */
export function toOddForms(form: Form): fc.Arbitrary<OddRequest> {
  return fc.constantFrom(...FORM_KINDS).chain((kind) =>
    (FORMS[kind] as MakeForm)(form).map(({ note, ...more }) => ({
      kind: note ? `${kind} (${note})` : kind,
      method: kind === 'in the address' ? ('GET' as const) : ('POST' as const),
      headers: {},
      body: asForm(encodeForm(form)),
      ...more,
    })),
  );
}
