// Another token, and everything that leaves the build: layers, settings, history, the cache of all stages, the provenance record.
const value = `smf_${token(20)}`;
const npmrc = `//npm.saltmarsh.example/:_authToken=${value}\n`;
const image = policy.build('Dockerfile', {
  context: [{ path: '.npmrc', text: npmrc }, { path: 'tsconfig.json', text: '{}' }, { path: 'docs/a.pdf', mb: 1 }],
  secrets: [{ id: 'token', value, what: 'The registry token' }],
  offers: { args: { NPM_TOKEN: value }, secrets: { npmrc } },
});
for (const { where, line, how } of image.leaks) finding(`secret-in-${where}`, 'Dockerfile', line, how);
blocked('finding', 'the registry token is shipped');
