/** What the platform stores: all of it in memory. */

export type Role = 'student' | 'teacher' | 'assistant' | 'administrator';

export interface User {
  id: string;
  name: string;
  givenName: string;
  familyName: string;
  email: string;
  role: Role;
  /** What this person does not share with tools, whatever the platform does. */
  withholds?: 'email' | 'everything';
  /** Offered on the sign-in page. */
  canSignIn?: boolean;
  /** In no course: somebody who only tries one. */
  isTest?: boolean;
}

/** NRPS 2.4: `Deleted` appears in a list of differences only. */
export const MEMBER_STATUSES = ['Active', 'Inactive', 'Deleted'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export interface Member {
  userId: string;
  status: MemberStatus;
  /** The version of the roster that this row was changed in. */
  version: number;
}

/** A registration: one client id, which any number of deployments share. */
export interface Tool {
  clientId: string;
  name: string;
  description: string;
  loginUrl: string;
  redirectUris: string[];
  jwksUri: string;
  targetLinkUri: string;
  /** Addresses of the other messages, where the tool named some. */
  deepLinkingUri: string | undefined;
  reviewUri: string | undefined;
  scopes: string[];
  custom: Record<string, string>;
  logoUri: string | undefined;
  isSample: boolean;
}

/** One installation of a tool. */
export interface Deployment {
  /** Unique on this platform; deployment ids are unique for one client id only. */
  key: string;
  clientId: string;
  deploymentId: string;
}

export interface Course {
  /** Unique on this platform, in its addresses. */
  key: string;
  /** The id that tools get: two courses may have the same one, in two deployments. */
  contextId: string;
  label: string;
  title: string;
  about: string;
  /** Keys of the deployments that teachers may add content from. */
  deployments: string[];
  members: Map<string, Member>;
  rosterVersion: number;
}

export interface Period {
  startDateTime?: string;
  endDateTime?: string;
}

export interface Picture {
  url: string;
  width?: number;
  height?: number;
}

export type ContentType = 'ltiResourceLink' | 'link' | 'file' | 'html' | 'image';

export interface Activity {
  /** Resource link id. */
  id: string;
  courseKey: string;
  deploymentKey: string;
  type: ContentType;
  section: string;
  title: string;
  about: string;
  /** Where it leads; a resource link without one leads to the tool's own address. */
  url: string | undefined;
  custom: Record<string, string>;
  icon: Picture | undefined;
  available: Period | undefined;
  submission: Period | undefined;
  /** Opens in a window because the tool asked for one. */
  prefersWindow: boolean;
  /** Height of the frame that the tool asked for, in pixels. */
  frameHeight: number | undefined;
  html: string | undefined;
  /** Ids of the only users who may open it. */
  onlyFor: string[] | undefined;
  isSample: boolean;
}

export interface SubmissionReview {
  reviewableStatus?: string[];
  label?: string;
  url?: string;
  custom?: Record<string, string>;
}

/** A column of the gradebook. @see AGS 3.2 */
export interface LineItem {
  id: string;
  courseKey: string;
  deploymentKey: string;
  label: string;
  scoreMaximum: number;
  resourceLinkId?: string;
  resourceId?: string;
  tag?: string;
  startDateTime?: string;
  endDateTime?: string;
  gradesReleased?: boolean;
  submissionReview?: SubmissionReview;
  isSample: boolean;
}

/** A score as the tool sent it. @see AGS 3.4 */
export interface ReceivedScore {
  lineItemId: string;
  /** Resource link of the line item; empty where it has none. */
  activityId: string;
  userId: string;
  scoreGiven: number | undefined;
  scoreMaximum: number | undefined;
  activityProgress: string;
  gradingProgress: string;
  timestamp: string;
  comment: string | undefined;
  receivedAt: string;
}

/** What the gradebook shows: not every score that arrives is one. */
export interface Grade {
  score: number | undefined;
  maximum: number | undefined;
  comment: string | undefined;
  activityProgress: string;
  gradingProgress: string;
}

/** One message of the protocol, recorded for the page that shows them. */
export interface Message {
  id: string;
  at: string;
  direction: 'to the tool' | 'from the tool';
  kind: string;
  status?: number;
  content: unknown;
}

export type LaunchKind = 'link' | 'deep linking' | 'review';

/** A launch that was begun here, known to the tool by its message hint. */
export interface Launch {
  hint: string;
  kind: LaunchKind;
  userId: string;
  courseKey: string;
  deploymentKey: string;
  activityId?: string;
  lineItemId?: string;
  /** Whose submission is reviewed. */
  forUserId?: string;
  inFrame: boolean;
  wasAnswered: boolean;
}

/** A content picker that was opened. @see Deep Linking 2.0 3.4.1 */
export interface DeepLinkingRequest {
  data: string;
  userId: string;
  courseKey: string;
  deploymentKey: string;
  acceptTypes: ContentType[];
  acceptMultiple: boolean;
  acceptLineItem: boolean | undefined;
  echoesData: boolean;
  wasAnswered: boolean;
}
