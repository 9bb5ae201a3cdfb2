// Anybody who may pull the image can unpack its layers one by one, and read its settings and history.
const image = policy.build('Dockerfile');
const inImage = image.leaks.filter(({ secret, where }) => secret === 'token' && where !== 'cache' && where !== 'provenance');
for (const { where, line, how } of inImage) finding(`secret-in-${where}`, 'Dockerfile', line, how);
blocked('finding', 'the registry token can be read out of the image');
