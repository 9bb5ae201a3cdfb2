const email = pick(['priya@nair.example', 'luc@moreno.example']);
const stranger = `${token(7)}@nair.example`;
const many = number(22, 28);
// In one spelling, and in many: upper case and spaces make no other address.
const spell = (who, at) => [...who].map((letter, index) => ((at >> index % 4) & 1 ? letter.toUpperCase() : letter)).join('') + ' '.repeat(at % 3);
async function watch(who, address, spelled = (text) => text) {
  const seen = [];
  for (let at = 0; at < many; at++) {
    const reply = await client().post('/login', { email: spelled(who, at), password: `guess${at}` }, { follow: false, headers: { 'x-lab-address': address } });
    const words = [reply.body, ...reply.headers.map((pair) => pair.join(': ')).sort()].join('\n').replaceAll(spelled(who, at), '').replaceAll(who, '');
    seen.push([reply.status, reply.elapsedMs, words].join(' '));
  }
  return seen;
}
const known = await watch(email, '198.51.100.20');
const unknown = await watch(stranger, '198.51.100.77');
// What differs between two strangers by itself, such as a time or a number that counts, is left out.
const second = await watch(`${token(7)}@nair.example`, '198.51.100.79');
const vague = (text) => text.replace(/[\w-]{12,}/g, 'x').replace(/\d+/g, '0');
const findDiffering = (lines, others, more) => lines.findIndex((line, at) => { const plain = others[at] === more[at] ? (text) => text : vague; return plain(line) !== plain(others[at]); });
expect(findDiffering(known, unknown, second), 'after a while the answers for a client and for a stranger differ').toBe(-1);
const other = await watch(email === 'luc@moreno.example' ? 'priya@nair.example' : 'luc@moreno.example', '198.51.100.21', spell);
const nobody = await watch(`${token(7)}@moreno.example`, '198.51.100.78', spell);
expect(findDiffering(other, nobody, []), 'in many spellings, the answers for a client and for a stranger differ after a while').toBe(-1);
