/**
 * Guest source: the API of a test program. It runs apart from the app, in a guest of its own.
 * - `victim` is a person with a browser: signed in through the lab's own form, or a stranger.
 */
export const TESTING = String.raw`
const show = (value) => { const shown = inspect(value, 1); return shown.length > 200 ? cutText(shown, 200) + '...' : shown; };

class Expectation extends Error {}
const miss = (message, fallback) => { throw new Expectation(message || fallback); };

function same(left, right) {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]));
}

const CHECKS = {
  toBe: (value, other) => Object.is(value, other),
  toEqual: (value, other) => same(value, other),
  toContain: (value, part) => value.includes(part),
  toMatch: (value, pattern) => pattern.test(value),
  toBeTruthy: (value) => Boolean(value),
  toBeEmpty: (value) => value.length === 0,
  toHaveLength: (value, length) => value.length === length,
  toBeLessThan: (value, other) => value < other,
  toBeGreaterThan: (value, other) => value > other,
  toBeOneOf: (value, list) => list.includes(value),
};

function expect(value, message) {
  const build = (negated) => {
    const checks = {};
    for (const name of Object.keys(CHECKS)) {
      checks[name] = (other) => {
        if (CHECKS[name](value, other) === negated) miss(message, 'expected ' + show(value) + (negated ? ' not ' : ' ') + name + (other === undefined ? '' : ' ' + show(other)));
      };
    }
    return checks;
  };
  return { ...build(false), not: build(true) };
}

const encodeForm = (form) => Object.keys(form).map((key) => encodeURIComponent(key) + '=' + encodeURIComponent(form[key])).join('&');

function createApi(setup) {
  function send(client, method, url, options = {}) {
    const headers = {};
    for (const name of Object.keys(options.headers || {})) headers[name.toLowerCase()] = text(options.headers[name]);
    let body = options.body === undefined ? '' : text(options.body);
    if (options.form) { body = encodeForm(options.form); headers['content-type'] = 'application/x-www-form-urlencoded'; }
    if (options.json !== undefined) { body = toJson(options.json); headers['content-type'] = 'application/json'; }
    const reply = fromJson(host('request', toJson({ client, method, url, headers, body, follow: options.follow !== false })));
    return {
      ...reply,
      header: (name) => (reply.headers.find(([key]) => key === name.toLowerCase()) || [])[1],
      json: () => fromJson(reply.body),
      ...(setup.attacker ? {} : { of: (kind) => reply.events.filter((event) => event.kind === kind) }),
    };
  }

  let clients = 0;
  function client() {
    const id = 'client-' + ++clients;
    const as = (method) => async (url, options) => send(id, method, url, options);
    return {
      get: as('GET'), put: as('PUT'), patch: as('PATCH'), delete: as('DELETE'),
      post: async (url, form, options) => send(id, 'POST', url, { form: form || {}, ...options }),
      request: async ({ method = 'GET', url, ...options }) => send(id, method, url, options),
      cookies: () => fromJson(host('cookies', id)),
      setCookie: (name, value) => void host('set-cookie', id, text(name), text(value)),
    };
  }

  async function signIn(user, password) {
    const form = setup.signIn;
    const account = setup.accounts.find((known) => known.user === user);
    const browser = client();
    const reply = await browser.post(form.path, { [form.user]: user, [form.password]: password === undefined && account ? account.password : text(password) });
    if (!reply.opened) miss('', 'signing in as ' + user + ' should open a session, but none was opened (status ' + reply.status + ')');
    return browser;
  }

  let victims = 0;
  async function victim(user, password) {
    const id = 'victim-' + ++victims;
    const callHost = (op, fields) => fromJson(host('victim', toJson({ victim: id, op, ...fields })));
    const act = (op, fields) => {
      const { page, ...seen } = callHost(op, fields);
      if (page === undefined) return seen;
      return {
        ...seen,
        find: (selector) => callHost('find', { page, first: selector }),
        all: (selector) => callHost('all', { page, first: selector }),
        of: (kind) => seen.events.filter((event) => event.kind === kind),
      };
    };
    if (user !== undefined && !callHost('sign-in', { first: text(user), second: password === undefined ? '' : text(password) })) miss('', 'signing in as ' + user + ' in a browser should open a session, but none was opened');
    const person = {
      visit: async (url) => act('visit', { first: text(url) }),
      visitAttacker: async (html, options = {}) => act('attacker', { first: text(html), second: options.url === undefined ? '' : text(options.url), files: options.files || {} }),
      host: (files) => void callHost('host', { files }),
    };
    if (setup.attacker) return person;
    return {
      ...person,
      click: async (selector) => act('click', { first: text(selector) }),
      fill: async (selector, value) => act('fill', { first: text(selector), second: text(value) }),
      submit: async (selector, values) => act('submit', { first: text(selector), values: values || {} }),
      cookies: () => callHost('cookies', {}),
      user: () => callHost('user', {}),
    };
  }

  const number = (from, to) => from + Math.floor(Math.random() * (to - from + 1));
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const anonymous = client();
  const eventsOf = (kind) => fromJson(host('events', kind === undefined ? '' : text(kind)));
  const tools = {
    client, signIn, victim, expect,
    ran: (mark, origin = 'https://app.test') => host('ran', text(mark), text(origin)) !== '',
    request: (options) => anonymous.request(options),
    events: eventsOf,
    fail: (message) => miss(message, 'failed'),
    blocked(kind, message) {
      const seen = eventsOf(kind).filter((event) => kind !== 'session' || event.action === 'opened');
      if (seen.length > 0) miss(message, 'the attack worked: ' + show(seen[0]));
    },
    number,
    pick: (list) => list[number(0, list.length - 1)],
    shuffle: (list) => list.map((item) => [Math.random(), item]).sort((left, right) => left[0] - right[0]).map((pair) => pair[1]),
    token: (length = 10) => Array.from({ length }, () => letters[number(0, letters.length - 1)]).join(''),
    clock: { advance: (ms) => void host('clock', text(ms)) },
    reseed: (seed) => void host('reseed', text(seed)),
    sql: (statement, ...params) => fromJson(host('sql', statement, toJson(params))),
    accounts: setup.accounts,
    crypto, keys: builtins.get('keys'),
    ...createPolicy(),
    found: (flag) => void host('found', text(flag)),
  };
  if (!setup.attacker) return tools;
  const { events, clock, reseed, sql, blocked, keys, ran, ...attacker } = tools;
  return attacker;
}

operations.run = (json) => {
  const setup = fromJson(json);
  const test = definitions.get('test');
  (async () => test(createApi(setup)))().then(
    () => host('done', 'passed', ''),
    (error) => host('done', error instanceof Expectation ? 'failed' : 'error', error instanceof Expectation ? text(error.message) : inspect(error, 0)),
  );
  return '';
};
`;
