for (const archive of ['', '{', '[]', '{"issue":"../x","entries":[]}', '{"issue":"march"}']) {
  expect((await client().post('/issues', { archive })).status, `"${archive}" should be refused`).toBe(400);
}
expect((await client().get('/issues/february/pages/canteen.txt')).body, 'older issues should be readable').toContain('212');
expect((await client().get('/')).body, 'the footer should be on every page').toContain('leftover paper');
