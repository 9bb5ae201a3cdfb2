// The first of the month: the old token no longer works.
const value = `smf_${token(20)}`;
const npmrc = `@saltmarsh:registry=https://npm.saltmarsh.example/\n//npm.saltmarsh.example/:_authToken=${value}\n`;
const image = policy.build('Dockerfile', {
  context: [{ path: '.npmrc', text: npmrc }, { path: 'tsconfig.json', text: '{}' }],
  secrets: [{ id: 'token', value, what: 'The registry token' }],
  offers: { args: { NPM_TOKEN: value }, secrets: { npmrc } },
});
expect(image.start.problems, 'the container does not start').toBeEmpty();
