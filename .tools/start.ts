/** `npm start`: build what changed, then serve. One process, so that a signal to it reaches the server. */
import { start } from '../tool-server/src/start.ts';
import { ensurePortalBuild } from './portal-build.ts';

ensurePortalBuild();
await start(process.env);
