// Your review. Each hunk of the patch is accepted or rejected. The assistant suggests:
module.exports = {
  email: 'accept',
  search: 'accept',
  riders: 'accept',
  speed: 'accept',
  payment: 'accept',
};
