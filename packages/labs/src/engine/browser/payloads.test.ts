import { beforeAll, describe, expect, it } from 'vitest';
import { buildEngine, buildProgram } from '../../testing/build-lab.ts';
import type { LabEngine, LabImage } from '../index.ts';
import type { Browser } from './browser.ts';

/** A page that shows its query unescaped, in the place that the path names. */
const APP = `const places = { body: (q) => q, attribute: (q) => '<input value="' + q + '">', href: (q) => '<a id=go href="' + q + '">go</a>', script: (q) => '<script>var q = "' + q + '";</script>',
  inner: () => '<div id=out></div><script>document.getElementById("out").innerHTML = decodeURIComponent(location.hash.slice(1))</script>',
  write: () => '<script>document.write("<img alt=\\'" + new URLSearchParams(location.search).get("q") + "\\'>")</script>',
  twice: (q) => '<div id=a></div><div id=b></div><textarea id=t>' + q.replace(/</g, '&lt;') + '</textarea><script>a.innerHTML = t.value; b.innerHTML = a.innerHTML</script>' };
app.get('/at/:place', (q, r) => r.send('<!doctype html><title>t</title>' + places[q.params.place](q.query.q || '')));
app.get('/file.js', (q, r) => r.type('text/javascript').send('alert("own")'));`;

let engine: LabEngine;
let image: LabImage;
beforeAll(async () => {
  engine = await buildEngine();
  image = engine.prepare(buildProgram(APP));
});

const open = (): Browser => engine.browse(engine.open(image));

function readAlerts(place: string, payload: string, then?: (browser: Browser) => void): string[] {
  const browser = open();
  const fragment = place === 'inner' ? `#${encodeURIComponent(payload)}` : '';
  browser.visit(`/at/${place}?q=${encodeURIComponent(fragment === '' ? payload : '')}${fragment}`);
  then?.(browser);
  const calls = browser.exchanges().flatMap(({ events }) => events.filter((event) => event.kind === 'call'));
  browser.close();
  return calls.filter(({ name }) => name === 'alert').map(({ args, origin }) => `${origin} ${args[0]}`);
}

const RUNS: Array<[string, string, string?]> = [
  ['body', '<script>alert(1)</script>'],
  ['body', '<ScRiPt >alert(1)</sCrIpT>'],
  ['body', '<script src="/file.js"></script>', 'own'],
  ['body', '<script src="data:text/javascript,alert(1)"></script>'],
  ['body', '<script type=module>alert(1)</script>'],
  ['body', '<script>eval("ale"+"rt(1)")</script>'],
  ['body', '<script>setTimeout("alert(1)")</script>'],
  ['body', '<script>new Function("alert(1)")()</script>'],
  ['body', '<script>[].constructor.constructor("alert(1)")()</script>'],
  ['body', '<script>window["al"+"ert"](1)</script>'],
  ['body', '<script>onerror=alert;throw 1</script>', 'Uncaught 1'],
  ['body', '<img src=x onerror=alert(1)>'],
  ['body', '<img/src="x"/onerror=alert(1)>'],
  ['body', '<IMG SRC=x onerror="alert&lpar;1&rpar;">'],
  ['body', '<img src=x onerror="&#97;lert(1)">'],
  ['body', '<img src=x:x onerror=alert`1`>'],
  ['body', '<image src=x onerror=alert(1)>'],
  ['body', '<img src=/file.js onerror=alert(1)>'],
  ['body', '<img src="data:image/png;base64,AAAA" onload=alert(1)>'],
  ['body', '<svg onload=alert(1)>'],
  ['body', '<svg/onload=alert(1)//>'],
  ['body', '<svg><script>alert&#40;1&#41;</script></svg>'],
  ['body', '<svg><image href=x onerror=alert(1) />'],
  ['body', '<svg><animate onbegin=alert(1) attributeName=x dur=1s>'],
  ['body', '<svg><set onbegin=alert(1) attributeName=x dur=1s>'],
  ['body', '<body onload=alert(1)>'],
  ['body', '<body onpageshow=alert(1)>'],
  ['body', '<video src=x onerror=alert(1)></video>'],
  ['body', '<video><source onerror=alert(1) src=x></video>'],
  ['body', '<audio src onloadstart=alert(1)>'],
  ['body', '<details open ontoggle=alert(1)>x</details>'],
  ['body', '<input autofocus onfocus=alert(1)>'],
  ['body', '<textarea autofocus onfocus=alert(1)></textarea>'],
  ['body', '<b tabindex=0 autofocus onfocusin=alert(1)>x</b>'],
  ['body', '<marquee onstart=alert(1)>x</marquee>'],
  ['body', '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=alert(1)></b>'],
  ['body', '<style onload=alert(1)></style>'],
  ['body', '<link rel=stylesheet href=/none onerror=alert(1)>'],
  ['body', '<script src=/none onerror=alert(1)></script>'],
  ['body', '<object data=/none.png onerror=alert(1)></object><embed src="javascript:alert(1)">'],
  ['body', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['body', '<iframe srcdoc="&lt;img src=x onerror=parent.alert(1)&gt;"></iframe>'],
  ['body', '<iframe src="javascript:alert(1)"></iframe>'],
  ['body', '<iframe src="java&Tab;script:alert(1)"></iframe>'],
  ['body', '<iframe onload=alert(1)></iframe>'],
  ['body', '<form action="javascript:alert(1)"><input id=go type=submit></form>'],
  ['body', '<form><button id=go formaction="javascript:alert(1)">x</button></form>'],
  ['body', '<svg><a id=go xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['body', '<div id=go onclick=alert(1)>x</div>'],
  ['body', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
  ['body', '<textarea></textarea><img src=x onerror=alert(1)></textarea>'],
  ['body', '<!--><img src=x onerror=alert(1)>-->'],
  ['body', '<math><style><img src=x onerror=alert(1)></style></math>'],
  ['attribute', '"><script>alert(1)</script>'],
  ['attribute', '" autofocus onfocus=alert(1) x="'],
  ['href', 'javascript:alert(1)'],
  ['href', ' \u0001java\nscript:alert%281%29'],
  ['script', '";alert(1)//'],
  ['script', '</script><script>alert(1)</script>'],
  ['inner', '<img src=x onerror=alert(1)>'],
  ['inner', '<details open ontoggle=alert(1)>'],
  ['inner', '<iframe srcdoc="<script>alert(1)</script>">'],
  ['inner', '<svg><style><img src=x onerror=alert(1)></style></svg>'],
  ['write', "'><script>alert(1)</script>"],
  ['write', "' src=x onerror='alert(1)"],
  ['twice', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>'],
];

const SLEEPS: Array<[string, string]> = [
  ['body', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['body', '<textarea><script>alert(1)</script></textarea>'],
  ['body', '<title><img src=x onerror=alert(1)></title>'],
  ['body', '<!-- <script>alert(1)</script> -->'],
  ['body', '<template><script>alert(1)</script><img src=x onerror=alert(1)></template>'],
  ['body', '<noscript><img src=x onerror=alert(1)></noscript>'],
  ['body', '<xmp><script>alert(1)</script></xmp>'],
  ['body', '<noembed><img src=x onerror=alert(1)></noembed>'],
  ['body', '<iframe><script>alert(1)</script></iframe>'],
  ['body', '<div data-onclick="alert(1)" data-x="<script>alert(1)</script>">x</div>'],
  ['body', '<script type="text/template">alert(1)</script>'],
  ['body', '<script type=application/json>alert(1)</script>'],
  ['body', '<scr ipt>alert(1)</scr ipt>'],
  ['body', '< script>alert(1)</script>'],
  ['body', '<script/>'],
  ['body', '<img/src=x/onerror=alert(1)>'],
  ['body', '<svg/onload=alert(1)//'],
  ['body', '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>'],
  ['body', '<img alt="onerror=alert(1)" src=x>'],
  ['body', '<input onfocus=alert(1)>'],
  ['body', '<details ontoggle=alert(1)>x</details>'],
  ['body', '<meta http-equiv=refresh content="0;url=javascript:alert(1)">'],
  ['body', '<meta http-equiv=refresh content="0;url=data:text/html,<script>alert(1)</script>">'],
  ['body', '<a href="javascript:alert(1)">not clicked</a>'],
  ['body', '<p style="animation-name:x" onanimationstart=alert(1)>no such animation</p>'],
  ['body', '<svg><animate onbegin=alert(1) begin=indefinite attributeName=x dur=1s>'],
  ['body', '<style><img src=x onerror=alert(1)></style>'],
  ['attribute', '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['href', '/x?javascript:alert(1)'],
  ['href', 'https://app.test/#javascript:alert(1)'],
  ['script', '\\x22;alert(1)//'],
  ['inner', '<script>alert(1)</script>'],
  ['inner', '<svg onload=alert(1)>'],
  ['inner', '<template><img src=x onerror=alert(1)></template>'],
];

describe('A page of the simulated browser', () => {
  it.each(RUNS)('a page at %s runs %s', (place, payload, mark = '1') => {
    const click = (browser: Browser) => {
      if (/id=go/.test(payload) || place === 'href') browser.click('#go');
    };
    expect(readAlerts(place, payload, click)).toContain(`https://app.test ${mark}`);
  });

  it.each(SLEEPS)('a page at %s does not run %s', (place, payload) => {
    const click = (browser: Browser) => {
      if (place === 'href') browser.click('#go');
    };
    expect(readAlerts(place, payload, click)).toEqual([]);
  });
});
