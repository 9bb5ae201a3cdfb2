// Nils signs in to the bookings, and opens the crew list with the same token.
const nils = await signIn('nils@brandvold.example');
await nils.get('/crew');
blocked('disclosed', "a passenger was shown the crew's phone numbers");
