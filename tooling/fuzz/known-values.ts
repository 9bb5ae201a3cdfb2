/** Values that the running server knows: given at the start, and taken from its replies. */

/** Kept of each field: enough to meet rows of one's own and of others. */
const MOST = 60;
const LONGEST = 2_000;

/** Values that every contract accepts in a field of this name, when the server gave none yet. */
function toDefault(field: string, number: number): string {
  if (field.endsWith('_name')) return `Name ${number}`;
  if (/email|username/.test(field)) return `fuzz${number}@example.test`;
  if (/password/.test(field)) return 'Drawbridge-demo-1';
  if (/url|issuer|^iss$|uri|configuration/.test(field)) return `https://platform${number}.example.test/path`;
  if (/(^|_)id$/.test(field)) return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  if (/path/.test(field)) return 'src/store.js';
  if (field.endsWith('code')) return String(100_000 + number);
  if (/token|ticket|ltik|session|flag|state|key/.test(field)) return `${field}-${'x'.repeat(24)}-${number}`;
  return `${field} ${number}`;
}

const toSnakeCase = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
const toSingular = (name: string) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x)es$/, '$1')
    .replace(/s$/, '');

/** Of the demo's catalogue and tenants, by the fields that name them. */
const DEMO_VALUES: Record<string, readonly string[]> = {
  lab_id: ['l1-someone-elses-invoice', 'l8-signed-in-as-no-one'],
  event_id: ['c2-injection-at-the-boundary'],
  subject_id: ['boundary', 'sql'],
  item_id: ['c2-what-a-boundary-is', 'c2-quiz-sql', 'c2-lab-identifier-is-input', 'c2-how-a-query-breaks'],
  quiz_id: ['c2-quiz-sql'],
  email: ['ind@demo.test', 'someone@sso.test', 'member@acme.test'],
  username: ['ind@demo.test'],
  provider: ['google'],
  path: ['store.js', 'routes/invoices.js'],
};

export interface KnownValues {
  /** A value for a field, by number: mostly one that the caller was told lately, else one of another caller or unknown. */
  find(field: string, number: number, caller: string): string;
  add(field: string, value: string, caller: string): void;
  /** Takes every text of a reply, by the name of its field. */
  learn(reply: unknown, caller: string): void;
}

export function createKnownValues(): KnownValues {
  /** Of everybody by field, of one caller by caller and field; the newest last. */
  const values = new Map<string, string[]>(
    Object.entries(DEMO_VALUES).map(([field, all]) => [field, [...all]]),
  );

  function keep(key: string, value: string): void {
    const others = (values.get(key) ?? []).filter((one) => one !== value);
    values.set(key, [...others.slice(1 - MOST), value]);
  }

  function add(field: string, value: string, caller: string): void {
    if (value.length > LONGEST) return;
    keep(field, value);
    keep(`${caller} ${field}`, value);
  }

  return {
    find(field, number, caller) {
      const all = values.get(field) ?? [];
      const own = values.get(`${caller} ${field}`) ?? [];
      if (number % 8 === 7 || all.length === 0) return toDefault(field, number);
      if (number % 4 !== 3 && own.length > 0) return own.at(-1 - (number % Math.min(own.length, 5))) ?? '';
      return all[number % all.length] ?? '';
    },
    add,
    learn(reply, caller) {
      const waiting: { value: unknown; in: string }[] = [{ value: reply, in: '' }];
      for (let taken = 0; waiting.length > 0 && taken < 500; taken += 1) {
        const { value, in: list } = waiting.pop() ?? {};
        if (typeof value !== 'object' || value === null) continue;
        for (const [field, inner] of Object.entries(value))
          if (typeof inner === 'object')
            waiting.push({ value: inner, in: Array.isArray(value) ? (list ?? '') : field });
          else if (typeof inner === 'string' && /id$|token|ltik|ref$|key$/i.test(field)) {
            add(toSnakeCase(field), inner, caller);
            // `breaches: [{ id }]` holds what an input names `breach_id`.
            if (field === 'id' && list) add(`${toSingular(list)}_id`, inner, caller);
          }
      }
    },
  };
}
