// A copy that is taken back was still a copy: while it was there, the other members could read it.
const wim = await signIn('wim@deboer.example');
const replies = [];
for (const plan of shuffle([11, 13])) replies.push(await wim.post(`/plans/${plan}/copy`, { from: '12' }, { follow: false }));
const isWrite = ({ sql: statement }) => /^\s*(insert|update|replace)\b[^]*\bitems\b/i.test(statement);
expect(replies.flatMap((reply) => reply.of('sql')).filter(isWrite), 'a copy that had to be refused wrote to the items').toBeEmpty();
