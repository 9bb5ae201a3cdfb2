/** Makes the template of embedded databases unless it is there; a program, because the engine does not free its memory. */
import { openEmbedded } from './embedded.ts';
import { ensureTemplate } from './embedded-template.ts';

await ensureTemplate(async (folder) => {
  const database = await openEmbedded(folder);
  await database.close();
});
