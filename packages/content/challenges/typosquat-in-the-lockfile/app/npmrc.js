// The settings of npm on the build machine. In a real project this is the file .npmrc.
module.exports = {
  'ignore-scripts': false,
};
