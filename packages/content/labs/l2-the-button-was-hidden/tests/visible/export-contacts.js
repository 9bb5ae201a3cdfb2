// Wim has no button for this. He types the address.
const wim = await signIn('wim@degraaf.example');
await wim.get('/crew.csv');
blocked('disclosed', 'a volunteer was sent the phone numbers of the whole crew');
