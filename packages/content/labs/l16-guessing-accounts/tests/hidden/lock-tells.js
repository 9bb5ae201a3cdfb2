const email = pick(['priya@nair.example', 'luc@moreno.example']);
const stranger = `${token(7)}@nair.example`;
const many = number(22, 28);
// In one spelling, and in many: upper case and spaces make no other address.
const spell = (who, at) => [...who].map((letter, index) => ((at >> index % 4) & 1 ? letter.toUpperCase() : letter)).join('') + ' '.repeat(at % 3);
async function watch(who, address, spelled = (text) => text) {
  const seen = [];
  for (let at = 0; at < many; at++) {
    const reply = await client().post('/login', { email: spelled(who, at), password: `guess${at}` }, { follow: false, headers: { 'x-lab-address': address } });
    seen.push([reply.status, reply.elapsedMs, reply.header('location'), reply.body.replaceAll(spelled(who, at), '').replaceAll(who, '').replace(/\d+/g, '0')].join(' '));
  }
  return seen;
}
const known = await watch(email, '198.51.100.20');
const unknown = await watch(stranger, '198.51.100.77');
expect(known.findIndex((line, at) => line !== unknown[at]), 'after a while the answers for a client and for a stranger differ').toBe(-1);
const other = await watch(email === 'luc@moreno.example' ? 'priya@nair.example' : 'luc@moreno.example', '198.51.100.21', spell);
const nobody = await watch(`${token(7)}@moreno.example`, '198.51.100.78', spell);
expect(other.findIndex((line, at) => line !== nobody[at]), 'in many spellings, the answers for a client and for a stranger differ after a while').toBe(-1);
