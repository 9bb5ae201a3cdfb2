// Built as build.sh does it, then started.
const image = policy.build('Dockerfile');
expect(image.start.problems, `the container does not start: ${image.start.problems.join('; ')}`).toBeEmpty();
