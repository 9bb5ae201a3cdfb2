const livia = await signIn('livia@berg.example');
const size = `${number(50, 400)}x${number(50, 400)}`;
const name = token(6);
const sizes = [`${size}/../../${name}.py`, `${size}/../../photos/${name}`, `${size}/../../../../etc/cron.d/${name}`, `${size}\n/../../${name}`, `../../${name}/${size}`, `/../../${name}-${size}`, `../${name}${size}`, `90x/../../${name}.x90`, `${size}/../../${name}${size}`, `../../${size}`, `${size}\n${size}/../../../${name}\n${size}`];
for (const one of shuffle(sizes)) await livia.post(`/pictures/${number(1, 2)}/thumbnail`, { size: one, effect: '' });
// What convert writes is the last of its arguments; a thumbnail is a file in thumbs, and nowhere else.
const written = events('exec').filter((event) => event.program === 'convert').map((event) => event.argv.at(-1));
expect(written.filter((path) => !/^(\/srv\/app\/)?(\.\/)?thumbs\/[^/]+$/.test(path)), 'a thumbnail was written to another folder').toBeEmpty();
const astray = events('file').filter((event) => ['write', 'append', 'create'].includes(event.op) && !event.real.startsWith('/srv/app/thumbs/'));
expect(astray, 'a file outside of the thumbnails was written').toBeEmpty();
