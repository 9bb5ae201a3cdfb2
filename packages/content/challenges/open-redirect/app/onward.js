// Only to our own pages: an address that begins with a slash stays on this host.
function onward(to, ticket) {
  const target = to.startsWith('/') ? to : '/berths';
  return `${target}${target.includes('?') ? '&' : '?'}ticket=${encodeURIComponent(ticket)}`;
}

module.exports = { onward };
