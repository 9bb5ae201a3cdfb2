const { collection } = require('./documents');

const members = collection('/srv/app/data/members.json');

const byId = (id) => members.findOne({ _id: id });

// The active member with this address and this PIN.
const bySignIn = (email, pin) => members.findOne({ email: email, pin: pin, active: true });

const board = () => members.find({ role: { $in: ['president', 'treasurer'] } });

module.exports = { byId, bySignIn, board };
