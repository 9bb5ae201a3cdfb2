import { ensurePortalBuild } from '../../.tools/portal-build.ts';

/** Journeys run against the built portal; it is built when a source changed. */
export default function setup() {
  ensurePortalBuild();
}
