const email = pick(['priya@nair.example', 'luc@moreno.example']);
const stranger = `${token(7)}@nair.example`;
const many = number(22, 28);
async function watch(who, address) {
  const seen = [];
  for (let at = 0; at < many; at++) {
    const reply = await client().post('/login', { email: who, password: `guess${at}` }, { follow: false, headers: { 'x-lab-address': address } });
    seen.push([reply.status, reply.elapsedMs, reply.header('location'), reply.body.replaceAll(who, '').replace(/\d+/g, '0')].join(' '));
  }
  return seen;
}
const known = await watch(email, '198.51.100.20');
const unknown = await watch(stranger, '198.51.100.77');
expect(known.findIndex((line, at) => line !== unknown[at]), 'after a while the answers for a client and for a stranger differ').toBe(-1);
