// The host of the typeface was taken over: another file answers at the same address.
const image = policy.build('Dockerfile');
for (const { url, line } of image.downloads.filter(({ verified }) => !verified)) finding('unverified', 'Dockerfile', line, `${url} is used without a check`);
blocked('finding', 'nothing compares the downloaded file with the one that was reviewed');
