/** What the hosts of the tests write: a page that shows widgets, and the answers of a server. */

/** As `course/info` answers. */
export const COURSE = {
  _key: 'c2-injection',
  event_name: 'Injection at the boundary',
  description: 'Where data becomes code.',
  proficiency: 'Basic',
  total_ttl: 5_400,
  total_lessons: 8,
  labs_count: 3,
  career: ['Developer'],
  owasp: ['A03'],
};

/** What a card from data alone is given. */
export const CARD_COURSE = {
  ...COURSE,
  progress: 0,
  is_new: true,
  is_enrolled: false,
  is_completed: false,
  disabled: false,
};

/** Imports every entry point, with the types that a host writes. */
export const TYPED_HOST = `
import { Achievements, ConnectedAchievements } from '@drawbridge/widgets/achievements';
import { ConnectedCourseCard, type ConnectedCourseCardProps } from '@drawbridge/widgets/connected-course-card';
import { type CardCourse, CourseCard } from '@drawbridge/widgets/course-card';
import { ConnectedCoursePlayer, CoursePlayer } from '@drawbridge/widgets/course-player';
import { ConnectedWishlistButton, WishlistButton } from '@drawbridge/widgets/favorites-button';
import { ConnectedLabDetail, ConnectedLabList, LabDetail, LabList, NO_FILTER } from '@drawbridge/widgets/lab';
import { ConnectedHallOfFame, HallOfFame } from '@drawbridge/widgets/leaderboard';
import de from '@drawbridge/widgets/messages/de';
import { createDrawbridge, DrawbridgeProvider, useStore } from '@drawbridge/widgets/provider';
import { ConnectedRecommendationDialog, RecommendationDialog } from '@drawbridge/widgets/recommendation-dialog';
import { ConnectedReviewDialog, ReviewDialog } from '@drawbridge/widgets/review-dialog';
import { toDurationText, validation } from '@drawbridge/widgets/rules';
import { connectToFrame, RpcError } from '@drawbridge/postmessage-rpc';
import { createEmbedFrame } from '@drawbridge/embed';
import { DrawbridgeEmbed } from '@drawbridge/embed/react';

const drawbridge = createDrawbridge({
  origin: 'https://learning.example',
  publishableKey: 'dbpk_1',
  getToken: () => Promise.resolve({ token: 'one' }),
  notify: (tone, text) => console.log(tone, text.length),
});
const text: string = toDurationText(60) + (validation.email('a@b.example') ?? '');
declare const course: CardCourse;
const onOpen: ConnectedCourseCardProps['onOpen'] = (courseId) => console.log(courseId.length);
// @ts-expect-error -- a course needs an id
const wrong: CardCourse = { event_name: 'a' };

/** Sent to a server of the host's own. */
const dialog = (
  <RecommendationDialog
    form={{ state: 'ready', value: [{ id: 'level', label: 'How good?', options: ['A bit', 'Very'], required: true }] }}
    onSubmit={(answers) => Promise.resolve(answers['level'] ? { kind: 'kept' } : { kind: 'refused' })}
    onSubmitted={() => console.log('sent')}
    onClose={() => console.log('closed')}
  />
);

/** The lab page over sources that the host holds itself. */
function OwnLab() {
  return (
    <LabDetail
      data={useStore('lab', 'l1')}
      session={useStore('labSession', 'l1')}
      services={drawbridge}
      renderShare={({ submissionId, onClose }) => <button onClick={onClose}>{submissionId}</button>}
    />
  );
}

function Count() {
  const { labs } = useStore('labs');
  return labs.value.state === 'ready' ? labs.value.value.length : text;
}

export const page = (
  <DrawbridgeProvider value={drawbridge} theme="dark" locale="de" messages={de}>
    <CourseCard course={course} favorite={<ConnectedWishlistButton course={course} />} />
    <WishlistButton course={course} isFavorite={false} onToggle={() => console.log('pressed')} />
    <ConnectedCourseCard course="c2" onOpen={onOpen} />
    <LabList labs={{ state: 'problem', problem: { message: text } }} onRetry={() => console.log('again')} />
    <ConnectedLabList filter={NO_FILTER} onOpenLab={(labId) => console.log(labId)} />
    <ConnectedLabDetail labId="l1" onPassed={({ best_score }) => console.log(best_score)} />
    <Achievements achievements={{ state: 'loading' }} more={[{ label: text, count: 1 }]} />
    <ConnectedAchievements onBrowse={() => console.log('browse')} />
    <Count />
    <OwnLab />
    <DrawbridgeEmbed base="https://learning.example" publishableKey="dbpk_1" widget="lab" subject="l1" />
  </DrawbridgeProvider>
);
export { ConnectedCoursePlayer, ConnectedHallOfFame, ConnectedRecommendationDialog, ConnectedReviewDialog, CoursePlayer, connectToFrame, createEmbedFrame, dialog, HallOfFame, ReviewDialog, RpcError, wrong };
`;

/** A page in Chromium: a card from data, and one that is fetched from this server. */
export const BROWSER_HOST = `
import { ConnectedCourseCard } from '@drawbridge/widgets/connected-course-card';
import { CourseCard } from '@drawbridge/widgets/course-card';
import { createDrawbridge, DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const drawbridge = createDrawbridge({
  origin: location.origin,
  getToken: async () => (await fetch('/token')).json(),
});
const course = JSON.parse(document.getElementById('course').textContent);
createRoot(document.getElementById('plain')).render(createElement(CourseCard, { course }));
const theme = new URLSearchParams(location.search).get('theme') ?? undefined;
createRoot(document.getElementById('connected')).render(
  createElement(
    DrawbridgeProvider,
    { value: drawbridge, theme },
    createElement(ConnectedCourseCard, {
      course: course._key,
      onFavoriteChanged: (courseId, isFavorite) => (document.title = courseId + ' ' + isFavorite),
    }),
    createElement('button', { id: 'host-inside' }, 'A button of the host, inside of the provider'),
  ),
);
`;

const PACK = {
  lab_id: 'hello',
  title: 'Hello',
  summary: '',
  type: 'lab',
  kind: 'fix',
  engine: 'js',
  minutes: 5,
  points: 10,
  level: 'Basic',
  cwe: [],
  owasp: [],
  content_hash: '00',
  steps: [],
  files: [
    {
      path: 'server.js',
      text: "const express = require('express'); const app = express(); app.get('/', (req, res) => res.send('hello')); app.listen(3000);",
    },
  ],
  editable: ['server.js'],
  open_file: 'server.js',
  entry: 'server.js',
  seed: { sql: '', world: {} },
  home: '/',
  accounts: [],
  tests: [],
  breaches: [],
};

/** Runs a lab in the page's worker and shows what its app answers. The module is no entry point: `ConnectedLabDetail` loads it. */
export const WORKER_HOST = `
import { createPageLabRunner } from './node_modules/@drawbridge/widgets/dist/labs/engine/page/page.js';
const runner = createPageLabRunner();
await runner.load(${JSON.stringify(PACK)});
const { exchanges } = await runner.request({ method: 'GET', url: '/' });
document.title = exchanges[0].response.body;
`;

/** The rules of a page that has never heard of us. */
export const HOSTILE_CSS = `
* { margin: 0; padding: 0; box-sizing: content-box; letter-spacing: 0.2em; }
body { font: italic 22px/2 Georgia, serif; color: rgb(128, 0, 0); text-transform: uppercase; text-align: right; }
h3 { color: rgb(255, 0, 0); font-size: 40px; border-bottom: 3px solid red; }
button { background: rgb(0, 255, 0); color: rgb(0, 0, 255); border-radius: 0; min-width: 300px; }
p, span, div { line-height: 3; text-shadow: 1px 1px red; }
`;

const toJson = (text: unknown) => JSON.stringify(text).replaceAll('<', '\\u003c');

export function toDocument(options: { head?: string; script: string }): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${options.head ?? ''}</head>
<body class="content">
<h3 id="host-heading">A heading of the host</h3>
<p id="host-text">Text of the host with <a id="host-link" href="#">a link</a></p>
<button id="host-button" type="button">A button of the host</button>
<div id="plain"></div><div id="connected"></div>
<script type="application/json" id="course">${toJson(CARD_COURSE)}</script>
${options.script}
</body></html>`;
}
