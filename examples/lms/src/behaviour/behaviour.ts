/** What this platform does at each point where real ones differ. Every value is a switch of the Behavior page. */
export interface Behaviour {
  personalData: 'all' | 'no-email' | 'absent' | 'null';
  roles: 'full' | 'short' | 'unknown' | 'look-alike' | 'empty';
  anonymous: boolean;
  customVariables: 'literal' | 'empty' | 'absent';
  returnUrl: 'plain' | 'session-key' | 'relative' | 'blank' | 'app' | 'absent';
  contextClaim: boolean;
  nameForm: 'composed' | 'decomposed';
  platformParameters: 'none' | 'texts' | 'numbers';
  testStudent: boolean;

  loginMethod: 'GET' | 'POST';
  loginClientId: boolean;
  loginDeployment: boolean;
  deploymentClaim: 'text' | 'number';
  deploymentIds: 'number' | 'opaque' | 'uuid';
  singleUseSignIn: boolean;
  tokenSeconds: number;
  audience: 'text' | 'list';
  authorizedParty: 'absent' | 'own' | 'other';
  tokenHeader: 'plain' | 'thumbprint';
  messageHint: 'short' | 'json' | 'long';

  ids: 'texts' | 'roster' | 'numbers';
  emptyObjects: 'objects' | 'lists';
  absentClaims: 'absent' | 'null';
  byteOrderMark: boolean;
  htmlType: boolean;

  storage: 'parent' | 'frame' | 'none';
  capabilities: boolean;
  frameResize: boolean;

  keySet: 'normal' | 'slow' | 'missing' | 'failing' | 'hanging' | 'dropped' | 'foreign';

  gradeService: 'all' | 'scores-only' | 'off';
  lineItemClaim: boolean;
  lineItemQuery: boolean;
  wholeSeconds: boolean;
  onlyFullyGraded: boolean;
  scoreStatus: '200' | '201' | '204';
  lineItemPageSize: number;
  ungradedStatus: '400' | '422';
  rateLimit: 'none' | '403' | '429';

  roster: boolean;
  rosterPageSize: number;
  rosterNext: 'own' | 'elsewhere' | 'loop';
  rosterNextHost: string;
  rosterDifferences: boolean;
  rosterRoles: 'same' | 'all-learners';

  acceptTypes: 'links' | 'all' | 'no-resource-links';
  acceptMultiple: boolean;
  acceptLineItem: 'yes' | 'no' | 'unsaid';
  autoCreate: boolean;
  deepLinkingData: boolean;
  linkKeeps: 'all' | 'custom' | 'url';
  linkNeedsUrl: boolean;
  itemDates: boolean;

  tokenAudience: 'token-address' | 'authorization-server';
  accessTokenSeconds: number;
  tokenAddress: 'shared' | 'own';
  tokenStatus: '200' | '201';
  tokenFields: 'standard' | 'loose';
  unreadableKeys: 'invalid-client' | 'not-found';

  productFamily: 'harbor' | 'moodle' | 'canvas' | 'blackboard' | 'desire2learn' | 'sakai' | 'absent';
  registrationStyle: 'standard' | 'moodle' | 'canvas';
  registrationDeployment: boolean;
  configurationIssuer: 'own' | 'other';
  registrationToken: boolean;
  signInAddress: 'own' | 'moodle';
  clientIds: 'opaque' | 'digits' | 'number' | 'uuid';
  responseTypes: 'single' | 'joined';
  registerAgain: 'new' | 'update';
}

export const DEFAULTS: Readonly<Behaviour> = {
  personalData: 'all',
  roles: 'full',
  anonymous: false,
  customVariables: 'literal',
  returnUrl: 'plain',
  contextClaim: true,
  nameForm: 'composed',
  platformParameters: 'none',
  testStudent: false,
  loginMethod: 'GET',
  loginClientId: true,
  loginDeployment: true,
  deploymentClaim: 'text',
  deploymentIds: 'number',
  singleUseSignIn: false,
  tokenSeconds: 60,
  audience: 'text',
  authorizedParty: 'absent',
  tokenHeader: 'plain',
  messageHint: 'short',
  ids: 'texts',
  emptyObjects: 'objects',
  absentClaims: 'absent',
  byteOrderMark: false,
  htmlType: false,
  storage: 'parent',
  capabilities: true,
  frameResize: true,
  keySet: 'normal',
  gradeService: 'all',
  lineItemClaim: true,
  lineItemQuery: false,
  wholeSeconds: false,
  onlyFullyGraded: false,
  scoreStatus: '200',
  lineItemPageSize: 50,
  ungradedStatus: '400',
  rateLimit: 'none',
  roster: true,
  rosterPageSize: 50,
  rosterNext: 'own',
  rosterNextHost: 'http://elsewhere.example',
  rosterDifferences: true,
  rosterRoles: 'same',
  acceptTypes: 'links',
  acceptMultiple: true,
  acceptLineItem: 'yes',
  autoCreate: false,
  deepLinkingData: true,
  linkKeeps: 'all',
  linkNeedsUrl: false,
  itemDates: true,
  tokenAudience: 'token-address',
  accessTokenSeconds: 3_600,
  tokenAddress: 'shared',
  tokenStatus: '200',
  tokenFields: 'standard',
  unreadableKeys: 'invalid-client',
  productFamily: 'harbor',
  registrationStyle: 'standard',
  registrationDeployment: true,
  configurationIssuer: 'own',
  registrationToken: true,
  signInAddress: 'own',
  clientIds: 'opaque',
  responseTypes: 'single',
  registerAgain: 'new',
};
