/**
 * Guest source: the API of a test of a policy lab. Reading and simulating happen on the host, which returns data. A
 * file that cannot be read ends the test in error, a build that stops fails it.
 */
export const POLICY = String.raw`
function createPolicy() {
  const callHost = (op, path, options) => {
    const reply = fromJson(host('policy', op, text(path), toJson(options === undefined ? null : options)));
    if (reply.fault === undefined) return reply.value;
    if (reply.stops) miss(reply.fault);
    const error = new Error(reply.fault);
    error.name = '';
    error.stack = '';
    throw error;
  };
  const reader = (op) => (path, options) => callHost(op, path, options);
  return {
    policy: {
      files: () => callHost('files', ''),
      text: reader('text'), dockerfile: reader('dockerfile'), yaml: reader('yaml'), workflow: reader('workflow'),
      hcl: reader('hcl'), k8s: reader('k8s'), build: reader('build'), run: reader('run'),
    },
    finding: (rule, file, line, message) => void callHost('finding', file, { rule, line, message }),
  };
}
`;
