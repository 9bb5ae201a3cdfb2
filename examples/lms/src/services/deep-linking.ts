import express, { type Router } from 'express';
import { type Added, addItems } from '../deep-linking/add-items.ts';
import type { Notes } from '../deep-linking/check-response.ts';
import { checkResponse } from '../deep-linking/check-response.ts';
import { toAddedPage, toRefusedPage } from '../pages/deep-linking.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import type { ToolKeys } from '../tool-keys.ts';
import { readUser } from './sign-in.ts';

const MAX_BYTES = '1mb';

/** Where a tool returns chosen content to. @see Deep Linking 2.0 4.5 */
export function createDeepLinkingService(settings: Settings, state: State, toolKeys: ToolKeys): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: MAX_BYTES });

  router.post('/lti/deep-links/:data', form, async (req, res) => {
    const jwt: unknown = (req.body as { JWT?: unknown } | undefined)?.JWT;
    const request = state.deepLinkings.get(req.params.data);
    const user = readUser(state, req);
    const course = request && state.courses.get(request.courseKey);
    const note = (status: number, content: object) =>
      state.note({ direction: 'from the tool', kind: 'Deep linking response', status, content });
    const refuse = (reason: string) => {
      note(400, { JWT: jwt, refused: reason });
      res.status(400).send(toRefusedPage({ user, course, reason }));
    };

    if (!request || !course) return refuse('This content picker was never opened here, or it is too old.');
    // The tool gets no cookie of ours to check; a person who is signed in must be the one who asked.
    if (user && user.id !== request.userId) return refuse('Somebody else opened this content picker.');
    if (request.wasAnswered) return refuse('The content of this picker was added before.');
    if (typeof jwt !== 'string') return refuse('The form has no field named JWT.');
    let added: Added[];
    let notes: Notes;
    try {
      const response = await checkResponse(settings, state, toolKeys, { jwt, request });
      // Two responses at the same time: the checks wait for the key set, so look again.
      if (request.wasAnswered) return refuse('The content of this picker was added before.');
      request.wasAnswered = true;
      added = addItems(state, request, response.items);
      ({ notes } = response);
    } catch (error) {
      return refuse((error as Error).message);
    }
    note(200, { added: added.map(({ activity }) => activity), notes });
    res.send(toAddedPage({ user, course, added, notes }));
  });
  return router;
}
