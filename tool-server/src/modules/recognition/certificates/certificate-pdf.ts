import type { CertificateKind } from '@drawbridge/contracts/recognition';
import { drawThumbnail, type Oklch, toHex } from '@drawbridge/pictures';
import PDFDocument from 'pdfkit';
import { type Document, drawFitted, drawLine } from './certificate-text.ts';
import { loadText } from './text-runs.ts';

/** What a certificate says. */
export interface CertificateText {
  kind: CertificateKind;
  title: string;
  /** The name as it was issued. Empty when the account had none. */
  name: string;
  issuedAt: Date;
  expiresAt: Date | null;
  /** For a course, the number of its labs, and how many were passed with their solution open. */
  labs?: number | null;
  labsWithSolution?: number | null;
  /** With hyphens. */
  number: string;
  /** The address at which the certificate can be checked. */
  checkUrl: string;
  productName: string;
  /** The picture of the course, as on its card. */
  picture: { seed: string; topic: string | undefined };
}

/** Points; A4, landscape. */
const PAGE = { width: 841.89, height: 595.28 };
const PICTURE_WIDTH = 268;
const MARGIN = 56;
const LEFT = PICTURE_WIDTH + MARGIN;
const RIGHT = PAGE.width - MARGIN;
const WIDTH = RIGHT - LEFT;

const INK = toHex([0.22, 0.02, 255]);
const MUTED = toHex([0.47, 0.02, 255]);
const LINE = toHex([0.86, 0.012, 255]);
const EMBER = toHex([0.66, 0.16, 50]);

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const WORDS: Record<CertificateKind, { what: string; verb: string }> = {
  course: { what: 'Certificate of completion', verb: 'has completed the course' },
  certification: { what: 'Certification', verb: 'holds the certification' },
  assignment: { what: 'Certificate of completion', verb: 'has completed the assignment' },
};

/** Used where the font has no letter for one in the name. */
const NAME_ELSEWHERE = 'The holder, named at the address below';
const NO_NAME = 'The holder of this check number';

/** The picture of the course, as tall as the page: its light is in the middle of what is seen. */
function drawPicture(doc: Document, seed: string, topic: string | undefined): void {
  const { faint, mid, lit, bright, focus, isFlipped, background, inks } = drawThumbnail({ seed, topic });
  const scale = PAGE.height / 180;
  const visible = PICTURE_WIDTH / scale;
  const centre = isFlipped ? 320 - focus[0] : focus[0];
  const shift = Math.min(Math.max(centre - visible / 2, 0), 320 - visible);
  doc.save().rect(0, 0, PICTURE_WIDTH, PAGE.height).clip();
  doc.scale(scale).translate(-shift, 0);
  if (isFlipped) doc.transform(-1, 0, 0, 1, 320, 0);
  const light = doc.radialGradient(focus[0], focus[1], 0, focus[0], focus[1], 190);
  const [middle, half, edge] = background.map((color: Oklch) => toHex(color)) as [string, string, string];
  light.stop(0, middle).stop(0.5, half).stop(1, edge);
  doc.rect(0, 0, 320, 180).fill(light);
  doc.lineCap('round').lineJoin('round');
  const draw = (path: string, { color, opacity }: (typeof inks)['mid'], width: number) =>
    doc.path(path).lineWidth(width).strokeColor(toHex(color)).strokeOpacity(opacity).stroke();
  draw(faint, inks.faint, 1);
  draw(mid, inks.mid, 1.25);
  doc.path(lit).fillColor(toHex(inks.lit.color)).fillOpacity(inks.lit.opacity).fill();
  draw(bright, inks.bright, 2);
  doc.restore();
}

/** Undefined where every lab was passed by own work. */
function toSolutionText({ labs, labsWithSolution: count }: CertificateText): string | undefined {
  if (!count) return undefined;
  if (labs === 1) return 'Its lab was passed with the solution open.';
  return `${count} of its ${labs} labs ${count === 1 ? 'was' : 'were'} passed with the solution open.`;
}

async function drawFact(
  doc: Document,
  [x, y]: [number, number],
  label: string,
  value: string,
): Promise<void> {
  await drawLine(doc, label, [x, y], { size: 9, color: MUTED });
  await drawLine(doc, value, [x, y + 16], { size: 12, weight: 'strong', color: INK });
}

/** Draws a certificate on one page of A4. A name with a letter that no font has is replaced by where it is shown. */
export async function drawCertificate(given: CertificateText): Promise<Buffer> {
  const { kind, title, name, issuedAt, expiresAt, number, checkUrl, productName, picture } = given;
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    // The first page would open with a font of its own that is used nowhere.
    font: '',
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${title} · ${name || number}`,
      Author: productName,
      Subject: `Certificate ${number}`,
      CreationDate: issuedAt,
    },
  });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });

  drawPicture(doc, picture.seed, picture.topic);
  await drawLine(doc, productName, [LEFT, 78], { size: 15, weight: 'strong', color: INK });
  doc.rect(LEFT, 94, 32, 3).fill(EMBER);

  const { what, verb } = WORDS[kind];
  await drawLine(doc, what.toUpperCase(), [LEFT, 172], {
    size: 10,
    weight: 'strong',
    color: MUTED,
    spacing: 1.6,
  });
  const large = { x: LEFT, width: WIDTH, weight: 'strong', color: INK } as const;
  const hasName = (await loadText(name, 'strong')) !== undefined;
  const shownName = hasName ? name : name === '' ? NO_NAME : NAME_ELSEWHERE;
  const sizes = hasName ? [36, 30, 25, 20] : [20];
  const afterName = await drawFitted(doc, shownName, { ...large, y: 216, sizes, most: 2 });
  await drawLine(doc, verb, [LEFT, afterName + 36], { size: 13, color: MUTED });
  const afterTitle = await drawFitted(doc, title, {
    ...large,
    y: afterName + 72,
    sizes: [24, 21, 18, 15],
    most: 3,
  });
  const small = { x: LEFT, width: WIDTH, most: 1 };
  const solution = toSolutionText(given);
  if (solution !== undefined)
    await drawFitted(doc, solution, { ...small, y: afterTitle + 26, sizes: [12, 11, 10], color: MUTED });

  doc.moveTo(LEFT, 448).lineTo(RIGHT, 448).lineWidth(0.75).strokeColor(LINE).stroke();
  const facts: [string, string][] = [
    ['Issued', day.format(issuedAt)],
    ['Valid until', expiresAt ? day.format(expiresAt) : 'No expiration date'],
    ['Check number', number],
  ];
  for (const [nth, [label, value]] of facts.entries())
    await drawFact(doc, [LEFT + (nth * WIDTH) / facts.length, 476], label, value);
  await drawLine(doc, 'Anybody can check this certificate at', [LEFT, 526], { size: 9, color: MUTED });
  await drawFitted(doc, checkUrl, { ...small, y: 541, sizes: [10, 9, 8, 7], color: INK });
  doc.link(LEFT, 530, WIDTH, 16, checkUrl);

  doc.end();
  await done;
  return Buffer.concat(parts);
}
