import type { Rewrite } from './code.ts';
import type { AppMaterial } from './material.ts';

const DEFAULTS = { start: 'pass', choose: 'return None', answer: 'return body' };

/** A Python literal of any JSON value. */
const toLiteral = (value: unknown) => `_json.loads(${JSON.stringify(JSON.stringify(value))})`;
const indented = (code: string, by: string) =>
  code
    .trim()
    .split('\n')
    .map((line) => `${by}${line}`)
    .join('\n');

/** Imports the files of a second program in place of the app's own modules, and returns its app. */
const SECOND = `
    def start_second(files, entry):
        class Finder:
            def find_spec(self, name, path=None, target=None):
                file = name.replace('.', '/') + '.py'
                return type(__spec__)(name, self, origin=file) if file in files else None
            def create_module(self, spec):
                return None
            def exec_module(self, module):
                exec(compile(files[module.__spec__.origin], module.__spec__.origin, 'exec'), module.__dict__)
        names = [path[:-3].replace('/', '.') for path in files if path.endswith('.py')]
        kept = {name: _sys.modules.pop(name) for name in names if name in _sys.modules}
        serving, finder = _flask._serving, Finder()
        _sys.meta_path.insert(0, finder)
        try:
            module = __import__(entry[:-3].replace('/', '.'))
            return _flask._serving if _flask._serving is not serving else module.app
        finally:
            _flask._serving = serving
            _sys.meta_path.remove(finder)
            for name in names:
                _sys.modules.pop(name, None)
            _sys.modules.update(kept)
`;

/** The code placed before the host's own. It is called when the runtime passes a request to the app. */
export function toPythonSource({ solved, pack }: AppMaterial, rewrite: Rewrite): string {
  const code = (name: keyof typeof DEFAULTS) => rewrite[name]?.python ?? DEFAULTS[name];
  const withSecond = code('choose').includes("'solution'");
  const files = Object.fromEntries(solved.map(({ path, text }) => [path, text]));
  return `import json as _json, sys as _sys, types as _types, mini_flask as _flask, sessions as _sessions
from urllib.parse import parse_qsl as _pairs, unquote as _unquote

def _rewrite():
    data, memory = ${toLiteral(rewrite.data ?? null)}, {}
${withSecond ? SECOND : ''}
    second = ${withSecond ? `start_second(${toLiteral(files)}, ${JSON.stringify(pack.entry)})` : 'None'}

    def leaves(value, name):
        if isinstance(value, dict):
            return [pair for key, inner in value.items() for pair in leaves(inner, key)]
        if isinstance(value, list):
            return [pair for inner in value for pair in leaves(inner, name)]
        return [[name, str(value)]]

    def to_request(req):
        fields = [list(pair) for pair in _pairs(req.query_string, keep_blank_values=True)]
        if req.is_json:
            fields += leaves(req.get_json(silent=True), '')
        elif req.form:
            fields += [list(pair) for pair in _pairs(req.data, keep_blank_values=True)]
        elif req.data:
            fields.append(['', req.data])
        segments = [_unquote(part) for part in req.url.partition('?')[0].split('/') if part]
        return _types.SimpleNamespace(method=req.method, url=req.url, headers=dict(req.headers), body=req.data, user=_sessions.user(req) or '', segments=segments, fields=fields)

    def choose(request):
${indented(code('choose'), '        ')}

    def change(body, is_html, user, set_header, status):
${indented(code('answer'), '        ')}

    serve, send = _flask._serve, _flask.Response._send

    def gate(message):
        _flask.request._fill(message)
        request = to_request(_flask.request)
        chosen = choose(request)
        if isinstance(chosen, int):
            return send(_flask.Response('', chosen, content_type='text/plain'))
        if chosen == 'solution':
            first, _flask._serving = _flask._serving, second
            _flask.Response._send = send
            try:
                return serve(message)
            finally:
                _flask._serving = first
        if chosen:
            reply = _flask.Response(chosen['body'], chosen['status'], dict(chosen['headers']))
            return send(reply)

        def answer(self):
            self.headers.setdefault('content-type', 'text/html; charset=utf-8')
            body = self.body.decode('utf-8', 'replace') if isinstance(self.body, (bytes, bytearray)) else str(self.body)
            self.body = change(body, 'html' in self.headers['content-type'], request.user, lambda name, value: self.headers.update({name: value}), self.status_code)
            send(self)

        _flask.Response._send = answer
        serve(message)

    _flask._serve = gate
${indented(code('start'), '    ')}

_rewrite()`;
}
