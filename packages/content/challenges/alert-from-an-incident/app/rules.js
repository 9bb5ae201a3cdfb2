// When the people on duty are alerted. A rule is checked whenever its event is noted: it looks at the events of that kind in the
// last minutes that have the same value in the field "per", and counts them. With "distinct", it counts the different values
// of that field instead. From "atLeast" on there is a mail, and the address of the event is blocked for an hour.
module.exports = [
  { name: 'guessing a password', event: 'login-failed', per: 'account', atLeast: 5, minutes: 10 },
];
