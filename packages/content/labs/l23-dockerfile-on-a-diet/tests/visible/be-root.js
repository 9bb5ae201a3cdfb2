// A fault in pier lets somebody run commands in the container. As which user?
const image = policy.build('Dockerfile');
const line = policy.dockerfile('Dockerfile').final.instructions.findLast(({ name }) => name === 'USER')?.line ?? image.base.line;
if (image.user === 'root' || image.user === '0') finding('root', 'Dockerfile', line, 'the first process of the container runs as root');
blocked('finding', 'whoever takes over pier is root in its container');
