// Files that were never meant to be shipped: from the repository, from one developer, from another day.
const password = `tide-${token(16)}`;
// No list of what must not be shipped knows their names.
const names = ['.env.local', '.env.production', 'id_ed25519', 'notes.txt', `${token(6)}.sql`, `backup-${token(4)}/customers.csv`, `.${token(5)}`, `${token(7)}`];
const npmrc = '//npm.saltmarsh.example/:_authToken=smf_7Yq2hW9dKx4LrT0vBn\n';
const image = policy.build('Dockerfile', {
  context: [
    { path: '.npmrc', text: npmrc }, { path: 'tsconfig.json', text: '{}' }, { path: '.git/config', text: 'x' },
    { path: '.git/objects/pack/pack-9.pack', mb: 70 }, { path: '.env', text: `PASSWORD=${password}` }, ...names.map((path) => ({ path, text: `PASSWORD=${password}` })),
  ],
  secrets: [
    { id: 'token', value: 'smf_7Yq2hW9dKx4LrT0vBn', what: 'The registry token' },
    { id: 'database', value: password, what: 'The database password' },
  ],
});
for (const { line, how } of image.leaks.filter(({ secret }) => secret === 'database')) finding('stray-secret', 'Dockerfile', line, how);
for (const layer of image.layers) {
  const history = layer.added.find((path) => path.includes('/.git/'));
  if (history !== undefined) finding('repository', 'Dockerfile', layer.line, `the layer contains the history of the repository: ${history}`);
}
blocked('finding', 'files of the checkout that pier does not need are in the image');
