// The intruder is the user of the container, and types sudo.
const LADDERS = ['sudo', 'sudo-rs', 'doas', 'su', 'super', 'pkexec', 'polkit', 'policykit-1'];
const image = policy.build('Dockerfile');
if (image.user === 'root' || image.user === '0') finding('root', 'Dockerfile', image.base.line, 'the first process of the container runs as root');
for (const { name, line } of image.packages.filter(({ name }) => LADDERS.includes(name))) finding('ladder', 'Dockerfile', line, `${name} makes any command a command of root`);
for (const { path, line } of image.files.filter(({ path }) => /^\/etc\/(sudoers(\.d\/.+)?|doas\.conf|doas\.d\/.+)$/.test(path))) finding('ladder', 'Dockerfile', line, `${path} says who may be root`);
// A line of passwd: who has the number 0 is root, and who has no password needs none.
for (const { path, text, line } of image.files.filter(({ path }) => path === '/etc/passwd' || path === '/etc/shadow')) {
  const people = text.split('\n').map((entry) => entry.split(':')).filter((parts) => parts.length > 3);
  // A list that a program changed in a way that cannot be followed may say anything.
  if (people.length === 0) finding('ladder', 'Dockerfile', line, `${path} was changed, and nobody can tell who is root now`);
  // A password that the build sets is in its record, and su asks for nothing else.
  if (path === '/etc/shadow' && people.some(([name, password]) => name === 'root' && !/^[!*]/.test(password))) finding('ladder', 'Dockerfile', line, `${path} gives root a password that everybody can read`);
  if (people.some(([name, password, id]) => password === '' || (path === '/etc/passwd' && /^0+$/.test(id) && name !== 'root'))) finding('ladder', 'Dockerfile', line, `${path} lets somebody be root without a password`);
}
const [first = ''] = [...image.entrypoint, ...image.command];
if (LADDERS.includes(first.split('/').at(-1))) finding('ladder', 'Dockerfile', image.base.line, `the container starts with ${first}`);
blocked('finding', 'one word more, and the intruder is root');
