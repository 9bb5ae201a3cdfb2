// An intruder wants to compile, to download, to edit, to look around. Which tools are there?
const WORKSHOP = ['gcc', 'g++', 'make', 'python3', 'git', 'vim', 'curl', 'wget'];
const image = policy.build('Dockerfile');
for (const tool of image.tools.filter((name) => WORKSHOP.includes(name))) {
  finding('tools', 'Dockerfile', image.packages.find(({ name }) => name === tool)?.line ?? image.base.line, `${tool} is in the image, and pier never calls it`);
}
blocked('finding', 'the image contains tools that only the build needs, if anything does');
