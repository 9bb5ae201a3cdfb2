// Your review. Each hunk of the patch is accepted or rejected.
module.exports = {
  email: 'accept',
  search: 'reject',
  riders: 'accept',
  speed: 'reject',
  payment: 'reject',
};
