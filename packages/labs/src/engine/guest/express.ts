/**
 * Guest source: the Express-shaped module. Shape and behaviour follow Express 5 for what labs need, nothing more.
 * - As Express, `OPTIONS` of an address with routes tells the methods, after all that applies to every request.
 * - `x-lab-address` is for the harness: the address of a connection. No app sees this header.
 */
export const EXPRESS = String.raw`
const decode = (value) => decodeURIComponent(value.replace(/\+/g, ' '));

function parseForm(source, nested) {
  const out = {};
  for (const pair of source.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    let key, value;
    try {
      key = decode(at < 0 ? pair : pair.slice(0, at));
      value = at < 0 ? '' : decode(pair.slice(at + 1));
    } catch (error) {
      throw httpError(400, 'malformed encoding');
    }
    const inner = nested ? /^([^[]+)\[([^\]]*)\]$/.exec(key) : null;
    if (inner) {
      const [, name, field] = inner;
      if (field === '') (out[name] = Array.isArray(out[name]) ? out[name] : []).push(value);
      else (out[name] = typeof out[name] === 'object' ? out[name] : {})[field] = value;
    } else if (Object.hasOwn(out, key)) {
      out[key] = [].concat(out[key], value);
    } else {
      out[key] = value;
    }
  }
  return out;
}

function parseCookies(source) {
  const out = {};
  for (const part of source.split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const raw = part.slice(at + 1).trim();
    try {
      out[part.slice(0, at).trim()] = decodeURIComponent(raw);
    } catch (error) {
      out[part.slice(0, at).trim()] = raw;
    }
  }
  return out;
}

function httpError(status, message) {
  const error = new Error(message);
  error.status = status;
  return error;
}

function compilePath(path, whole) {
  if (path instanceof RegExp) return { pattern: path, names: [] };
  const names = [];
  const source = path.replace(/\/$/, '').replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/\{([^}]*)\}/g, '(?:$1)?')
    .replace(/:(\w+)/g, (all, name) => { names.push(name); return '([^/]+)'; })
    .replace(/\*(\w+)/g, (all, name) => { names.push(name); return '(.+)'; });
  return { pattern: new RegExp('^' + source + (whole ? '/?$' : '(?=/|$)'), 'i'), names };
}

function match(layer, path) {
  const found = layer.pattern.exec(path);
  if (!found) return null;
  const params = {};
  layer.names.forEach((name, index) => {
    if (found[index + 1] === undefined) return;
    try {
      params[name] = decodeURIComponent(found[index + 1]);
    } catch (error) {
      throw httpError(400, 'malformed path');
    }
  });
  return { params, matched: found[0] };
}

const flatten = (list) => list.flat(Infinity);

function createRouter() {
  const stack = [];
  const router = function router(req, res, done) {
    let index = 0;
    const others = new Set();
    const outerPath = req.path, outerBase = req.baseUrl, outerParams = req.params;
    function restore() { req.path = outerPath; req.baseUrl = outerBase; req.params = outerParams; }
    function next(error) {
      restore();
      if (error === 'router') return done();
      while (index < stack.length) {
        const layer = stack[index++];
        let hit;
        try {
          const isAsked = layer.method === '*' || layer.method === req.method || (layer.method === 'GET' && req.method === 'HEAD');
          hit = isAsked || req.method === 'OPTIONS' ? match(layer, outerPath) : null;
          if (hit && !isAsked) { hit = null; others.add(layer.method); }
        } catch (fault) {
          error = error || fault;
          continue;
        }
        if (!hit) continue;
        if (layer.mounted) {
          req.path = outerPath.slice(hit.matched.length) || '/';
          req.baseUrl = outerBase + hit.matched;
          req.params = { ...outerParams, ...hit.params };
        } else {
          req.params = { ...outerParams, ...hit.params };
        }
        return runHandlers(layer.handlers, error, req, res, next);
      }
      if (!error && others.size > 0) return res.set('allow', [...others].map((method) => (method === 'GET' ? 'GET,HEAD' : method)).join(',')).type('text').send(res.get('allow'));
      return done(error);
    }
    next();
  };
  function add(method, mounted) {
    return function (path, ...handlers) {
      const hasPath = typeof path === 'string' || path instanceof RegExp;
      const list = flatten(hasPath ? handlers : [path, ...handlers]);
      for (const handler of list) {
        if (typeof handler !== 'function') throw new TypeError('a handler must be a function, got ' + typeof handler);
      }
      stack.push({ method, mounted, handlers: list, ...compilePath(hasPath ? path : '/', !mounted) });
      return this;
    };
  }
  for (const method of ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']) router[method] = add(method.toUpperCase(), false);
  router.all = add('*', false);
  router.use = add('*', true);
  router.route = (path) => {
    const chain = {};
    for (const method of ['get', 'post', 'put', 'patch', 'delete', 'all']) chain[method] = (...handlers) => { router[method](path, ...handlers); return chain; };
    return chain;
  };
  return router;
}

function runHandlers(handlers, error, req, res, done) {
  let index = 0;
  function next(fault) {
    if (fault === 'route') return done();
    while (index < handlers.length) {
      const handler = handlers[index++];
      const takesError = handler.length === 4;
      if (takesError !== Boolean(fault)) continue;
      let called = false;
      const once = (value) => { if (!called) { called = true; next(value); } };
      try {
        const result = takesError ? handler(fault, req, res, once) : handler(req, res, once);
        if (result && typeof result.then === 'function') result.then(undefined, (reason) => once(reason || new Error('rejected')));
      } catch (thrown) {
        once(thrown || new Error('thrown without a value'));
      }
      return;
    }
    done(fault);
  }
  next(error);
}

const TYPES = { html: 'text/html; charset=utf-8', text: 'text/plain; charset=utf-8', txt: 'text/plain; charset=utf-8', json: 'application/json; charset=utf-8', css: 'text/css; charset=utf-8', csv: 'text/csv; charset=utf-8', xml: 'application/xml; charset=utf-8', pdf: 'application/pdf' };
const REASONS = { 200: 'OK', 201: 'Created', 204: 'No Content', 302: 'Found', 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 409: 'Conflict', 413: 'Payload Too Large', 422: 'Unprocessable Entity', 429: 'Too Many Requests', 500: 'Internal Server Error' };
const typeOf = (name) => (name.includes('/') ? name : TYPES[name] || 'application/octet-stream');
const oneLine = (value) => text(value).replace(/[\r\n\0]/g, ' ');

function createResponse(req) {
  const headers = [];
  const find = (name) => headers.findIndex(([key]) => key === name.toLowerCase());
  const res = {
    req, statusCode: 200, headersSent: false, locals: {},
    status(code) { res.statusCode = Number(code); return res; },
    append(name, value) { for (const item of [].concat(value)) headers.push([oneLine(name).toLowerCase(), oneLine(item)]); return res; },
    set(name, value) {
      if (typeof name === 'object') { for (const key of Object.keys(name)) res.set(key, name[key]); return res; }
      for (let at = find(name); at >= 0; at = find(name)) headers.splice(at, 1);
      return res.append(name, value);
    },
    removeHeader(name) { for (let at = find(name); at >= 0; at = find(name)) headers.splice(at, 1); },
    get(name) { const at = find(name); return at < 0 ? undefined : headers[at][1]; },
    type(name) { return res.set('content-type', typeOf(name)); },
    cookie(name, value, options = {}) {
      const parts = [oneLine(name) + '=' + encodeURIComponent(typeof value === 'object' ? toJson(value) : text(value)), 'Path=' + oneLine(options.path || '/')];
      if (options.maxAge !== undefined) parts.push('Max-Age=' + Math.floor(options.maxAge / 1000));
      if (options.httpOnly) parts.push('HttpOnly');
      if (options.secure) parts.push('Secure');
      if (options.sameSite) parts.push('SameSite=' + oneLine(options.sameSite === true ? 'Strict' : options.sameSite));
      return res.append('set-cookie', parts.join('; '));
    },
    clearCookie(name, options) { return res.cookie(name, '', { ...options, maxAge: 0 }); },
    json(value) { if (!res.get('content-type')) res.type('json'); const body = toJson(value); return res.end(body === undefined ? '' : body); },
    send(value) {
      if (value === undefined || value === null) return res.end('');
      if (value instanceof Buffer) { if (!res.get('content-type')) res.type('application/octet-stream'); return res.end(value.toString()); }
      if (typeof value === 'object') return res.json(value);
      if (!res.get('content-type')) res.type('html');
      return res.end(text(value));
    },
    sendFile(name, options) { return sendFile(res, name, options); },
    download(name, as) {
      const shown = oneLine(as || path.basename(name)).replace(/["\\]/g, '_');
      return sendFile(res.set('content-disposition', 'attachment; filename="' + shown + '"'), name);
    },
    attachment(name) { return res.set('content-disposition', name ? 'attachment; filename="' + oneLine(name).replace(/["\\]/g, '_') + '"' : 'attachment'); },
    sendStatus(code) { return res.status(code).type('text').send(REASONS[code] || text(code)); },
    redirect(status, url) {
      if (url === undefined) { url = status; status = 302; }
      return res.status(status).set('location', url === 'back' ? req.get('referer') || '/' : url).type('text').send('Redirecting to ' + url);
    },
    end(body = '') {
      if (res.headersSent) throw new Error('the response was already sent');
      res.headersSent = true;
      host('respond', text(res.statusCode), headers.map((pair) => pair.join(': ')).join('\n'), text(body));
      return res;
    },
  };
  res.header = res.set; res.setHeader = res.set; res.getHeader = res.get; res.contentType = res.type;
  return res;
}

function createRequest(message, settings) {
  const at = message.url.indexOf('?');
  const query = at < 0 ? '' : message.url.slice(at + 1);
  const { 'x-lab-address': address = '203.0.113.7', ...headers } = message.headers;
  return {
    method: message.method, url: message.url, originalUrl: message.url, baseUrl: '',
    path: at < 0 ? message.url : message.url.slice(0, at),
    query: parseForm(query, settings.get('query parser') === 'extended'),
    params: {}, headers, body: undefined, rawBody: message.body,
    cookies: parseCookies(headers.cookie || ''), ip: address, hostname: 'app.test', protocol: 'https', secure: true,
    get(name) { return headers[name.toLowerCase()]; }, header(name) { return headers[name.toLowerCase()]; },
    is(type) { return (headers['content-type'] || '').includes(type); },
    accepts(type) { return (headers.accept || '*/*').includes(type) || (headers.accept || '*/*').includes('*/*') ? type : false; },
  };
}

function express() {
  const app = createRouter();
  const settings = new Map();
  const route = app.get;
  app.get = (path, ...handlers) => (handlers.length === 0 && typeof path === 'string' ? settings.get(path) : route.call(app, path, ...handlers));
  app.set = (name, value) => { settings.set(name, value); return app; };
  app.enable = (name) => app.set(name, true);
  app.disable = (name) => app.set(name, false);
  app.locals = {};
  app.listen = (port, ready) => { serving = app; if (typeof ready === 'function') ready(); return { close() {} }; };
  app.settings = settings;
  return app;
}
const bodyParser = (wanted, parse) => function (req, res, next) {
  if (req.body === undefined && req.rawBody !== '' && req.is(wanted)) {
    try {
      req.body = parse(req.rawBody);
    } catch (error) {
      return next(httpError(400, 'malformed body'));
    }
  }
  next();
};
express.Router = createRouter;
express.json = () => bodyParser('json', fromJson);
express.urlencoded = (options = {}) => bodyParser('urlencoded', (source) => parseForm(source, options.extended === true));
express.text = () => bodyParser('text/plain', (source) => source);
builtins.set('express', express);

let serving = null;
operations.start = (path) => {
  const exported = load(path);
  if (serving === null && typeof exported === 'function' && exported.settings) serving = exported;
  if (serving === null) throw new Error(path + ' neither exports an app nor calls app.listen()');
  return '';
};
operations.request = (json) => {
  const message = fromJson(json);
  let req, malformed;
  try {
    req = createRequest(message, serving.settings);
  } catch (error) {
    malformed = error;
    req = createRequest({ ...message, url: '/', headers: {} }, serving.settings);
  }
  const res = createResponse(req);
  const finish = (error) => {
    if (res.headersSent) return;
    const status = error ? (error.status >= 400 && error.status < 600 ? error.status : 500) : 404;
    if (error && status >= 500) host('fault', cutText(inspect(error, 0), 2000));
    res.removeHeader('content-type');
    res.status(status).type('text').send(error && status < 500 ? text(error.message) : REASONS[status] || text(status));
  };
  if (malformed) {
    finish(malformed);
    return '';
  }
  serving(req, res, finish);
  return '';
};
`;
