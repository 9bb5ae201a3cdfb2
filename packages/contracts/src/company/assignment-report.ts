import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { assignmentId, personId } from '../base/ids.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { certificate } from '../recognition/certifications.ts';
import {
  ASSIGNMENT_MOST,
  ASSIGNMENT_STATES,
  assignmentSummary,
  cycleNumber,
  stateCounts,
} from './assignment-fields.ts';
import { assignmentItem, ownCycle } from './assignments.ts';
import { numberedPage, searchText } from './managed-assignments.ts';

/** @file How the people of a company are doing with an assignment. @see COMP-54, COMP-55, COMP-58 */

/** Most rows of one exported file. */
export const REPORT_EXPORT_MOST = 20_000;

const named = { assignment_id: assignmentId };
const ofPerson = { ...named, person_id: personId };

const personFields = {
  person_id: personId,
  name: z.string(),
  email: z.string(),
  state: z.enum(ASSIGNMENT_STATES),
  cycle: z.number(),
  starts_at: z.string(),
  due_at: z.string(),
  /** Percentage of the work that is complete. */
  progress: z.number(),
  completed_work: z.number(),
  total_work: z.number(),
  finished_at: z.optional(z.string()),
  /** True when it was finished after the due date. */
  is_late: z.boolean(),
  /** When it is due again, after a pass. */
  next_due_at: z.optional(z.string()),
  /** Also there for somebody who had finished before. */
  exemption: z.optional(z.object({ reason: z.string(), at: z.string(), by: z.optional(z.string()) })),
};
const assignedPerson = z.object(personFields);
export type AssignedPerson = z.infer<typeof assignedPerson>;

const filter = { state: z.optional(z.enum(ASSIGNMENT_STATES)), text: searchText };

export const getAssignmentReport = endpoint({
  name: 'getAssignmentReport',
  base: 'main',
  method: 'GET',
  path: 'company/assignments/:assignment_id/people',
  summary:
    'Returns the report of an assignment: its people by name, one page at a time, with the number in each state on all pages. @see COMP-55',
  access: 'companyAdmin',
  input: z.object({ ...named, ...filter, ...numberedPage }),
  output: z.object({
    assignment: z.object(assignmentSummary),
    items: z.array(assignedPerson),
    /** Number of people that match, and of all people in each state. */
    total: z.number(),
    counts: stateCounts,
    now: z.string(),
  }),
  problems: ['assignment_not_found'],
});

export const exportAssignmentReport = endpoint({
  name: 'exportAssignmentReport',
  base: 'main',
  method: 'POST',
  path: 'company/assignments/:assignment_id/people/export',
  summary: 'Exports the same rows as one CSV text, at most 20,000. The export itself is recorded.',
  access: 'companyAdmin',
  input: z.object({ ...named, ...filter }),
  output: z.object({
    file_name: z.string(),
    csv: z.string(),
    people: z.number(),
    /** False when there are more rows; a filter returns fewer. */
    is_complete: z.boolean(),
  }),
  problems: ['assignment_not_found'],
});

export const exemptFromAssignment = endpoint({
  name: 'exemptFromAssignment',
  base: 'main',
  method: 'PUT',
  path: 'company/assignments/:assignment_id/exemptions',
  summary:
    'Exempts people from an assignment, in this and later cycles, with a reason. For people who are exempt already, the reason is replaced.',
  access: 'companyAdmin',
  input: z.object({
    ...named,
    person_ids: z.array(personId).check(z.minLength(1), z.maxLength(ASSIGNMENT_MOST.people)),
    reason: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: MESSAGES.required }),
        z.maxLength(ASSIGNMENT_MOST.reason, { error: MESSAGES.maxLength(ASSIGNMENT_MOST.reason) }),
      ),
  }),
  output: nothing,
  problems: ['assignment_not_found', 'assignment_person_not_found'],
});

export const endExemption = endpoint({
  name: 'endExemption',
  base: 'main',
  method: 'DELETE',
  path: 'company/assignments/:assignment_id/exemptions/:person_id',
  summary: 'Ends an exemption. For a person who is not exempt, nothing changes.',
  access: 'companyAdmin',
  input: z.object(ofPerson),
  output: nothing,
  problems: ['assignment_not_found'],
});

const assignedPersonDetail = z.object({
  ...personFields,
  assignment: z.object({ id: assignmentId, name: z.string() }),
  items: z.array(assignmentItem),
  cycles: z.array(ownCycle),
});
export type AssignedPersonDetail = z.infer<typeof assignedPersonDetail>;

export const getAssignedPerson = endpoint({
  name: 'getAssignedPerson',
  base: 'main',
  method: 'GET',
  path: 'company/assignments/:assignment_id/people/:person_id',
  summary:
    'Returns how one person is doing with an assignment: each item, and each cycle with its certificate. @see COMP-58',
  access: 'companyAdmin',
  input: z.object(ofPerson),
  output: assignedPersonDetail,
  problems: ['assignment_not_found', 'assignment_person_not_found'],
});

export const issueAssignmentCertificate = endpoint({
  name: 'issueAssignmentCertificate',
  base: 'main',
  method: 'POST',
  path: 'company/assignments/:assignment_id/people/:person_id/certificate',
  summary:
    "Returns the certificate of a person's finished cycle with the URL of its file, which works for five minutes. The first call issues it. @see COMP-58, COMP-59",
  access: 'companyAdmin',
  isSecret: true,
  input: z.object({ ...ofPerson, cycle: z.optional(cycleNumber) }),
  output: z.object({ certificate, url: z.string() }),
  problems: [
    'assignment_not_found',
    'assignment_person_not_found',
    'assignment_not_finished',
    'certificate_not_found',
  ],
});

export const listAssignmentCertificates = endpoint({
  name: 'listAssignmentCertificates',
  base: 'main',
  method: 'GET',
  path: 'company/assignments/:assignment_id/certificates',
  summary: 'Lists the certificates that were issued for an assignment, most recent first. @see COMP-54',
  access: 'companyAdmin',
  input: z.object({ ...named, ...numberedPage }),
  output: z.object({
    assignment: z.object(assignmentSummary),
    items: z.array(z.object({ person_id: personId, certificate })),
    total: z.number(),
  }),
  problems: ['assignment_not_found'],
});

export const ASSIGNMENT_REPORT_ENDPOINTS = [
  getAssignmentReport,
  exportAssignmentReport,
  exemptFromAssignment,
  endExemption,
  getAssignedPerson,
  issueAssignmentCertificate,
  listAssignmentCertificates,
];
