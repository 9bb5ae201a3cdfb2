// "<!--" and "<script" together change where the parser looks for the end of a script.
const nils = await signIn('nils@aker.example');
const mark = token(6);
await nils.post('/me', { name: `${mark} ${pick(['<!-- <script>', '<!--<SCRIPT x', '<!--x<script/'])}`, town: 'Ness', site: '' });
await nils.post('/articles/3/comments', { body: pick(['<!-- half a remark', '<textarea>', '<plaintext>', '<style>']) });
await nils.post('/articles/3/comments', { body: 'And again.' });
const juno = await victim('juno@park.example');
const page = await juno.visit('/articles/3');
const latest = page.find('#latest');
expect(latest !== null && latest.text.includes(mark), 'the script of the page no longer ran: a name was read as part of it').toBe(true);
expect(page.text.includes('And again.') && page.find('form.write') !== null, 'what follows the comment is gone from the page').toBe(true);
