const ada = await signIn('ada');
const shown = await ada.get('/notes/1');
expect(shown.status, 'Ada should be able to open her note').toBe(200);
expect(shown.body, 'her note should show what she wrote').toContain('lamp oil');
const missing = await ada.get('/notes/999');
expect(missing.status, 'a note that does not exist should answer 404').toBe(404);
