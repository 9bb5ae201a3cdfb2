// The load balancer knows one port, and the logger expects NODE_ENV.
const image = policy.build('Dockerfile');
const command = [...image.entrypoint, ...image.command].join(' ');
expect(image.ports.map((port) => port.split('/')[0]), 'the image no longer exposes port 8080').toContain('8080');
expect(image.ports.filter((port) => port.split('/')[0] !== '8080'), 'the image should expose no other port').toBeEmpty();
expect(image.env.NODE_ENV, 'NODE_ENV should be production in the image').toBe('production');
expect(command, 'the command should start pier: npm start, or node dist/server.js').toMatch(/\bnpm (run )?start\b|\bnode .*dist\/server\.js/);
expect(/--inspect/.test(`${command} ${image.env.NODE_OPTIONS || ''}`), 'the command should open no debugger').toBe(false);
