import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { toPng } from 'qr-raster';

interface Pass {
  from: string;
  to: string;
  passengers: number;
  price: number;
}

/** Draws a boarding pass and stores it for the printer on the quay. This folder is the only one that pier writes to. */
export async function printPass(pass: Pass): Promise<string> {
  const id = randomUUID();
  const picture = toPng(JSON.stringify({ id, ...pass }), { font: 'fonts/pier-sans-4.2.tar.gz' });
  await writeFile(`passes/${id}.png`, picture);
  return id;
}
