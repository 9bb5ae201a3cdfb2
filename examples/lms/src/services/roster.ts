import express, { type Request, type Response, type Router } from 'express';
import { toMembershipsUrl } from '../addresses.ts';
import { listActivities } from '../courses.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { findOwnId, toRosterId, toSentId } from '../ids.ts';
import { writeAbsentFields } from '../launch/absent-claims.ts';
import { LTI } from '../launch/claims.ts';
import { fillCustom } from '../launch/custom-variables.ts';
import { toPersonalData } from '../launch/personal-data.ts';
import { hasRole, toRoles } from '../launch/roles.ts';
import type { Activity, Course, Member } from '../model.ts';
import { SCOPE } from '../scopes.ts';
import type { Settings } from '../settings.ts';
import type { State } from '../state.ts';
import { authorize, coversDeployment } from './access.ts';
import { takePage, toLink } from './paging.ts';
import { sendJson } from './send-json.ts';

const CONTAINER_TYPE = 'application/vnd.ims.lti-nrps.v2.membershipcontainer+json';

const refuse = (res: Response, field: string, message: string) =>
  void res.status(400).json({ error: 'bad_request', field, message });

/** The members of a course. @see NRPS 2 */
export function createRosterService({ issuer }: Settings, state: State): Router {
  const router = express.Router();

  function findLink(course: Course, sent: string): Activity | undefined {
    const known = listActivities(state, course).map(({ id }) => id);
    const id = findOwnId(state.behaviour, 'link', { sent, known });
    return id === undefined ? undefined : state.activities.get(id);
  }

  /** The values that a launch of the link would have for this person. @see NRPS 3.3 */
  function toMessage(course: Course, activity: Activity, userId: string) {
    const user = state.users.get(userId);
    const { behaviour } = state;
    return [
      {
        [`${LTI}message_type`]: 'LtiResourceLinkRequest',
        [`${LTI}custom`]: fillCustom(activity.custom, { behaviour, course, user, activity }),
      },
    ];
  }

  function toWire(course: Course, activity: Activity | undefined, { userId, status }: Member) {
    const user = state.users.get(userId);
    if (!user) return [];
    const { behaviour } = state;
    const role = behaviour.rosterRoles === 'all-learners' ? 'student' : user.role;
    return [
      writeAbsentFields(behaviour, {
        user_id: toRosterId(behaviour, userId),
        status,
        roles: toRoles(behaviour, role),
        ...toPersonalData(behaviour, user),
        ...(activity ? { message: toMessage(course, activity, userId) } : {}),
      }),
    ];
  }

  /** The rows that the query asks for; a wrong query is answered here. */
  function select(req: Request, res: Response, course: Course, activity: Activity | undefined) {
    const { role, since } = req.query;
    if (role !== undefined && typeof role !== 'string') return refuse(res, 'role', 'must be given once');
    const version = since === undefined ? undefined : Number(since);
    if (version !== undefined && !Number.isInteger(version)) return refuse(res, 'since', 'is unknown');
    return [...course.members.values()].filter((member) => {
      const user = state.users.get(member.userId);
      // NRPS 2.4.4: who was deleted appears among the differences only.
      if (version === undefined ? member.status === 'Deleted' : member.version <= version) return false;
      if (activity?.onlyFor && user?.role === 'student' && !activity.onlyFor.includes(user.id)) return false;
      return role === undefined || (user !== undefined && hasRole(user.role, role));
    });
  }

  /** NRPS 2.4.3: where the next page is, or where the Behavior page says that it is. */
  function toNext(req: Request, next: string): string {
    const { rosterNext, rosterNextHost } = state.behaviour;
    if (rosterNext === 'elsewhere') return rosterNextHost + next;
    return issuer + (rosterNext === 'loop' ? req.originalUrl : next);
  }

  router.get('/lti/contexts/:course/memberships', injectFaults(state, 'roster'), (req, res) => {
    const token = authorize(state, req, res, [SCOPE.memberships]);
    if (!token) return;
    const course = state.courses.get(String(req.params.course));
    if (!course?.deployments.some((key) => coversDeployment(state, token, key)))
      return void res.status(404).json({ error: 'no such course' });
    const { rlid } = req.query;
    const activity = typeof rlid === 'string' ? findLink(course, rlid) : undefined;
    const isOwn = activity && coversDeployment(state, token, activity.deploymentKey);
    if (rlid !== undefined && !isOwn) return refuse(res, 'rlid', 'is no link of this tool in this course');
    const all = select(req, res, course, activity);
    const page = all && takePage(req, res, { all, max: state.behaviour.rosterPageSize });
    if (!page) return;
    const links = page.next ? [toLink(toNext(req, page.next), 'next')] : [];
    const address = toMembershipsUrl(issuer, course.key);
    if (state.behaviour.rosterDifferences)
      links.push(toLink(`${address}?since=${course.rosterVersion}`, 'differences'));
    if (links.length > 0) res.set('link', links.join(', '));
    const { contextId, label, title } = course;
    const content = {
      id: issuer + req.originalUrl,
      context: { id: toSentId(state.behaviour, 'course', contextId), label, title },
      members: page.items.flatMap((member) => toWire(course, activity, member)),
    };
    state.note({ direction: 'from the tool', kind: 'Roster', status: 200, content });
    sendJson(state, res, content, CONTAINER_TYPE);
  });
  return router;
}
