/** `npm start`: build what changed, then serve. One process, so that a signal to it reaches the server. */
import { start } from '@drawbridge/tool-server/start';
import { ensurePortalBuild } from '../build/portal-build.ts';

ensurePortalBuild();
await start(process.env);
