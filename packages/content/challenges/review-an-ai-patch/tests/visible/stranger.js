// Rufus opens a booking of Hanne's, and the first things that come to mind.
const rufus = await signIn('rufus@crane.example');
for (const url of ['/bookings/602', '/bookings?place=602', "/bookings?place='", "/bookings?place='' OR 1=1 --"]) await rufus.get(url.replaceAll(' ', '%20'));
blocked('disclosed', 'Rufus was shown the lock of another customer');
