import express, { type Router } from 'express';
import { addCourse, addDeployment } from './courses.ts';
import { setPagePolicy } from './page-headers.ts';
import { toDeniedPage } from './pages/layout.ts';
import { toRegisterPage, toToolsPage } from './pages/tools.ts';
import { createRegistrationToken, removeTool, toRegistrationUrl } from './registration/tools.ts';
import { mayAdminister } from './rights.ts';
import type { Settings } from './settings.ts';
import { createViews, readField } from './site-view.ts';
import type { State } from './state.ts';

const ADMINS_ONLY = 'Only administrators add tools. Switch to Ada Holm to try it.';

/** The administrator's pages of tools. */
export function createToolsSite(settings: Settings, state: State): Router {
  const router = express.Router();
  const { page, act } = createViews(state);
  const form = express.urlencoded({ extended: false });
  const administer: typeof act = (run) =>
    act((view, req, res) =>
      mayAdminister(view.user)
        ? run(view, req, res)
        : void res.status(403).send(toDeniedPage(view, ADMINS_ONLY)),
    );

  router.get(
    '/tools',
    page((view) => (mayAdminister(view.user) ? toToolsPage(view) : toDeniedPage(view, ADMINS_ONLY))),
  );
  /** A post, because it makes a token: another site's link must not. */
  router.post(
    '/tools/register',
    form,
    administer((view, req, res) => {
      const link = readField(req, 'link');
      if (!URL.canParse(link) || !/^https?:$/.test(new URL(link).protocol)) {
        const fault = 'This is no registration link. It begins with https:// and is pasted as a whole.';
        return void res.status(400).send(toToolsPage(view, { fault, link }));
      }
      const { origin, host } = new URL(link);
      setPagePolicy(state, res, origin);
      const src = toRegistrationUrl(link, {
        issuer: settings.issuer,
        behaviour: state.behaviour,
        token: createRegistrationToken(state),
      });
      res.send(toRegisterPage(view, { src, host }));
    }),
  );
  router.post(
    '/tools/:client/remove',
    administer((_view, req, res) => {
      removeTool(state, String(req.params.client));
      res.redirect(303, '/tools');
    }),
  );
  /** Another deployment: everywhere, or in a new course, whose context id may be the one of a course that is there. */
  router.post(
    '/tools/:client/deployments',
    form,
    administer(({ course }, req, res) => {
      const clientId = String(req.params.client);
      const [wanted, place] = [readField(req, 'deploymentId'), readField(req, 'place')];
      const isTaken = [...state.deployments.values()].some(
        (known) => known.clientId === clientId && known.deploymentId === wanted,
      );
      if (!state.tools.has(clientId) || isTaken) return res.redirect(303, '/tools');
      const deployment = addDeployment(state, clientId, {
        ...(wanted ? { deploymentId: wanted } : {}),
        ...(place === 'all' ? {} : { courseKeys: [] }),
      });
      if (place === 'same' || place === 'new')
        addCourse(state, settings, {
          title: place === 'same' ? course.title : 'Another course',
          deploymentKey: deployment.key,
          hasSamples: true,
          ...(place === 'same' ? { contextId: course.contextId } : {}),
        });
      state.changes.emit('change');
      res.redirect(303, '/tools');
    }),
  );
  return router;
}
