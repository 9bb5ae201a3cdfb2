// Wim is not a member of plan 12. He is its subject.
const wim = await signIn('wim@deboer.example');
await wim.get('/plans/12');
await wim.post('/plans/12/items/8/toggle');
await wim.post('/plans/11/items/8/toggle');
await wim.post('/plans/11/copy', { from: '12' });
await wim.get('/plans/11');
blocked('disclosed', 'Wim was shown the plan of his own surprise party');
