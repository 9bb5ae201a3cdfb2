const lotte = await victim('lotte@maas.example');
const marks = [];
const code = () => { const mark = token(8); marks.push(mark); return `alert('${mark}')`; };
const ways = [
  `<img src=x onerror="${code()}">`,
  `<svg onload="${code()}"></svg>`,
  `<details open ontoggle="${code()}">x</details>`,
  `<iframe srcdoc="<script>parent.${code()}</script>"></iframe>`,
  `<iframe src="javascript:parent.${code()}"></iframe>`,
  `<style>@keyframes k{}</style><b style="animation-name:k" onanimationstart="${code()}">x</b>`,
  `<a id="lure" href="javascript:${code()}">More pictures</a>`,
  `<p id="lure" onclick="${code()}">More pictures</p>`,
];
for (const html of shuffle(ways)) {
  sql('UPDATE cabins SET description = ? WHERE id = 2', html);
  const page = await lotte.visit('/cabins/2');
  if (page.find('#lure') !== null) await lotte.click('#lure');
}
expect(marks.filter((mark) => ran(mark)), 'a handler, a link or a page within the page ran').toBeEmpty();
