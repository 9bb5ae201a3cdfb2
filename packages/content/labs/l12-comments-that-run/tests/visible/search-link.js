// A link that was sent to somebody. The page repeats the search term.
const mark = token(8);
const guest = await victim();
await guest.visit(`/search?q=${encodeURIComponent(`<script>alert("${mark}")</script>`)}`);
expect(ran(mark), 'the search term ran as a script').toBe(false);
