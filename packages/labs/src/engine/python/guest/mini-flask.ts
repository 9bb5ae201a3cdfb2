/** Guest source in Python: `mini_flask`, the Flask-like module of a lab: a subset, documented as one. */
export const MINI_FLASK = String.raw`
"""A small part of Flask's shape: routes, request, responses, cookies, hooks. Not Flask."""
import json, re, sys
from html import escape
from urllib.parse import parse_qsl, quote, unquote

_serving = None
_describe = None
_REASONS = {200: 'OK', 201: 'Created', 204: 'No Content', 302: 'Found', 303: 'See Other', 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed', 409: 'Conflict', 413: 'Content Too Large', 415: 'Unsupported Media Type', 422: 'Unprocessable Content', 429: 'Too Many Requests', 500: 'Internal Server Error', 502: 'Bad Gateway'}
_TEXT = 'text/plain; charset=utf-8'
_HTML = 'text/html; charset=utf-8'
_JSON = 'application/json'


class HTTPException(Exception):
    def __init__(self, code, description=None):
        super().__init__(description or _REASONS.get(code, str(code)))
        self.code = code
        self.description = str(self)


def abort(code, description=None):
    raise HTTPException(code, description)


class Values(dict):
    """The first value of each name; getlist gives all of them."""

    def __init__(self, pairs=()):
        super().__init__()
        self._all = {}
        for name, value in pairs:
            self._all.setdefault(name, []).append(value)
            self.setdefault(name, value)

    def getlist(self, name):
        return list(self._all.get(name, ()))

    def get(self, name, default=None, type=None):
        value = super().get(name, default)
        if type is None or name not in self:
            return value
        try:
            return type(value)
        except (TypeError, ValueError):
            return default

    def __missing__(self, name):
        raise HTTPException(400, 'The field "' + str(name) + '" is missing.')


class Headers(dict):
    def __init__(self, given=()):
        super().__init__((name.lower(), value) for name, value in dict(given).items())

    def get(self, name, default=None):
        return super().get(name.lower(), default)

    def __getitem__(self, name):
        return super().__getitem__(name.lower())

    def __contains__(self, name):
        return super().__contains__(name.lower())


def _cookies(line):
    found = {}
    for part in line.split(';'):
        name, mark, value = part.strip().partition('=')
        if mark and name not in found:
            found[name] = unquote(value)
    return found


class _Request:
    def _fill(self, message):
        path, mark, query = message['url'].partition('?')
        self.method = message['method']
        self.url = message['url']
        self.full_path = message['url']
        self.path = unquote(path)
        self.query_string = query
        self.headers = Headers(message['headers'])
        self.args = Values(parse_qsl(query, keep_blank_values=True))
        self.data = message['body']
        kind = self.headers.get('content-type', '')
        self.is_json = 'json' in kind
        self.form = Values(parse_qsl(self.data, keep_blank_values=True) if 'urlencoded' in kind else ())
        self.cookies = _cookies(self.headers.get('cookie', ''))
        self.remote_addr = '203.0.113.7'
        self.host = 'app.test'
        self.view_args = {}
        self.endpoint = None

    def get_json(self, silent=False):
        try:
            return json.loads(self.data)
        except ValueError:
            if silent:
                return None
            raise HTTPException(400, 'The body is not JSON.')

    @property
    def json(self):
        return self.get_json()

    @property
    def values(self):
        return Values([*self.args.items(), *self.form.items()])

    def get_data(self, as_text=False):
        return self.data if as_text else self.data.encode()


class _Globals:
    def get(self, name, default=None):
        return self.__dict__.get(name, default)


request = _Request()
g = _Globals()


def _line(value):
    return re.sub(r'[\r\n\0]', ' ', str(value))


class Response:
    def __init__(self, body='', status=200, headers=None, mimetype=None, content_type=None):
        self.body = body
        self.status_code = int(status)
        self.headers = {}
        self._cookies = []
        for name, value in dict(headers or {}).items():
            self.headers[name.lower()] = value
        if content_type is None and mimetype is not None:
            content_type = mimetype + '; charset=utf-8' if mimetype.startswith('text/') else mimetype
        if content_type is not None:
            self.headers['content-type'] = content_type

    def get_data(self, as_text=False):
        return self.body if as_text else str(self.body).encode()

    def set_cookie(self, name, value='', max_age=None, path='/', secure=False, httponly=False, samesite=None):
        parts = [_line(name) + '=' + quote(str(value), safe=''), 'Path=' + _line(path)]
        if max_age is not None:
            parts.append('Max-Age=' + str(int(max_age)))
        if httponly:
            parts.append('HttpOnly')
        if secure:
            parts.append('Secure')
        if samesite:
            parts.append('SameSite=' + _line(samesite))
        self._cookies.append('; '.join(parts))

    def delete_cookie(self, name, path='/'):
        self.set_cookie(name, '', max_age=0, path=path)

    def _send(self):
        body = self.body
        if isinstance(body, (bytes, bytearray)):
            body = bytes(body).decode('utf-8', 'replace')
        self.headers.setdefault('content-type', _HTML)
        lines = [_line(name) + ': ' + _line(value) for name, value in self.headers.items()]
        lines += ['set-cookie: ' + cookie for cookie in self._cookies]
        _host('respond', str(self.status_code), '\n'.join(lines), str(body))


def make_response(*given):
    value = given[0] if len(given) == 1 else given
    if isinstance(value, Response):
        return value
    if isinstance(value, tuple):
        response = make_response(value[0])
        for part in value[1:]:
            if isinstance(part, int):
                response.status_code = part
            else:
                for name, text in dict(part).items():
                    response.headers[name.lower()] = text
        return response
    if isinstance(value, (dict, list)):
        return jsonify(value)
    if value is None:
        raise TypeError('the view function for ' + request.path + ' returned nothing')
    return Response(value if isinstance(value, (str, bytes, bytearray)) else str(value))


def jsonify(value=None, **fields):
    return Response(json.dumps(fields if value is None else value), content_type=_JSON)


def redirect(location, code=302):
    return Response('Redirecting to ' + escape(location), code, {'location': location})


_CONVERTERS = {'string': ('[^/]+', str), 'int': (r'\d+', int), 'path': ('.+', str), 'uuid': ('[0-9a-fA-F-]{36}', str)}


def _compile(rule):
    pattern, converters, at = '', {}, 0
    for match in re.finditer(r'<(?:(\w+):)?(\w+)>', rule):
        kind, name = match.group(1) or 'string', match.group(2)
        expression, convert = _CONVERTERS[kind]
        pattern += re.escape(rule[at:match.start()]) + '(?P<' + name + '>' + expression + ')'
        converters[name] = convert
        at = match.end()
    return re.compile(pattern + re.escape(rule[at:])), converters


class MiniFlask:
    def __init__(self, name=None):
        self.name = name
        self.config = {}
        self._routes = []
        self._before = []
        self._after = []
        self._errors = {}

    def add_url_rule(self, rule, view, methods=('GET',)):
        pattern, converters = _compile(rule)
        self._routes.append((pattern, converters, {method.upper() for method in methods}, view))

    def route(self, rule, methods=('GET',)):
        def register(view):
            self.add_url_rule(rule, view, methods)
            return view
        return register

    def get(self, rule):
        return self.route(rule, ('GET',))

    def post(self, rule):
        return self.route(rule, ('POST',))

    def put(self, rule):
        return self.route(rule, ('PUT',))

    def patch(self, rule):
        return self.route(rule, ('PATCH',))

    def delete(self, rule):
        return self.route(rule, ('DELETE',))

    def before_request(self, hook):
        self._before.append(hook)
        return hook

    def after_request(self, hook):
        self._after.append(hook)
        return hook

    def errorhandler(self, kind):
        def register(handler):
            self._errors[kind] = handler
            return handler
        return register

    def run(self, *ignored, **options):
        global _serving
        _serving = self

    def _match(self):
        allowed = set()
        method = 'GET' if request.method == 'HEAD' else request.method
        for pattern, converters, methods, view in self._routes:
            found = pattern.fullmatch(request.path)
            if found is None:
                continue
            if method in methods:
                request.view_args = {name: converters[name](value) for name, value in found.groupdict().items()}
                request.endpoint = view.__name__
                return view
            allowed.update(methods)
        if allowed and method == 'OPTIONS':
            return lambda: Response('', headers={'Allow': ', '.join(sorted(allowed | {'OPTIONS'} | ({'HEAD'} if 'GET' in allowed else set())))})
        raise HTTPException(405 if allowed else 404)

    def _answer(self):
        view = self._match()
        for hook in self._before:
            early = hook()
            if early is not None:
                return make_response(early)
        return make_response(view(**request.view_args))

    def _failed(self, error):
        handler = self._errors.get(getattr(error, 'code', 500))
        if handler is None:
            handler = next((known for kind, known in self._errors.items() if isinstance(kind, type) and isinstance(error, kind)), None)
        if not isinstance(error, HTTPException):
            _host('fault', _describe(error))
        if handler is not None:
            response = make_response(handler(error))
            if response.status_code == 200:
                response.status_code = getattr(error, 'code', 500)
            return response
        if isinstance(error, HTTPException):
            return Response(error.description, error.code, content_type=_TEXT)
        return Response('Internal Server Error', 500, content_type=_TEXT)

    def _handle(self):
        try:
            response = self._answer()
        except Exception as error:
            response = self._failed(error)
        for hook in self._after:
            response = hook(response) or response
        response._send()


def _serve(message):
    g.__dict__.clear()
    request._fill(message)
    _serving._handle()
`;
