/** What this platform does at each point where real ones differ. Every value is a switch of the Behaviour page. */
export interface Behaviour {
  personalData: 'all' | 'no-email' | 'absent' | 'null';
  roles: 'full' | 'short' | 'unknown' | 'look-alike' | 'empty';
  anonymous: boolean;
  customVariables: 'literal' | 'empty' | 'absent';
  returnUrl: 'plain' | 'session-key' | 'absent';
  contextClaim: boolean;

  loginMethod: 'GET' | 'POST';
  loginClientId: boolean;
  loginDeployment: boolean;
  deploymentClaim: 'text' | 'number';
  deploymentIds: 'number' | 'opaque';
  singleUseSignIn: boolean;
  tokenSeconds: number;

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

  tokenAudience: 'token-address' | 'authorization-server';
  accessTokenSeconds: number;

  productFamily: 'harbor' | 'moodle' | 'canvas' | 'blackboard' | 'desire2learn' | 'sakai';
  registrationStyle: 'standard' | 'moodle' | 'canvas';
  registrationDeployment: boolean;
  configurationIssuer: 'own' | 'other';
}

export const DEFAULTS: Readonly<Behaviour> = {
  personalData: 'all',
  roles: 'full',
  anonymous: false,
  customVariables: 'literal',
  returnUrl: 'plain',
  contextClaim: true,
  loginMethod: 'GET',
  loginClientId: true,
  loginDeployment: true,
  deploymentClaim: 'text',
  deploymentIds: 'number',
  singleUseSignIn: false,
  tokenSeconds: 60,
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
  tokenAudience: 'token-address',
  accessTokenSeconds: 3_600,
  productFamily: 'harbor',
  registrationStyle: 'standard',
  registrationDeployment: true,
  configurationIssuer: 'own',
};
