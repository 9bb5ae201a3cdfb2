const hana = await signIn('hana@okabe.example');
const targets = ['/etc/passwd', '/srv/app/settings.env', '/srv/plans-sealed/harbor-wall/tern-brothers.txt'];
const spelled = targets.flatMap((target) => [target, `/${target}`, `//.${target}`, encodeURIComponent(target), encodeURIComponent(encodeURIComponent(target))]);
for (const name of shuffle(spelled)) {
  await hana.get(`/preview/${name}`);
  await hana.get(`/download?file=${name}`);
}
const opened = events('file').filter((event) => event.outside && event.op !== 'stat');
expect(opened, 'a file was opened by its absolute path').toBeEmpty();
