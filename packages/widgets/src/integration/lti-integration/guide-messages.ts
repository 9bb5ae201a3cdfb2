/** What is done in each LMS, in the words of its own administration pages. Part of `messages.ts`. */
const step = (text: string) => ({
  text,
  description:
    'One of the steps that an administrator does in the learning platform (LMS). Names of its pages, buttons and fields are as the LMS shows them in the language of the reader',
});
const field = (text: string) => ({
  text,
  description:
    'In the steps: name of a field in the LMS, as the LMS shows it in the language of the reader; a value to copy follows',
});
const choice = (text: string) => ({
  text,
  description:
    'In the steps: option or checkbox in the LMS, as the LMS shows it in the language of the reader; follows "Choose:"',
});

export const guideMessages = {
  'canvas.link': step(
    'In Canvas, open Admin and your account, then Apps, Manage, Install a New App. Choose the install type Dynamic Registration and paste the link. At the end, enable the app and make it available to your account.',
  ),
  'canvas.1': step(
    'In Canvas, open Admin and your account, then Developer Keys. Press + Developer Key and choose + LTI Key.',
  ),
  'canvas.2': step('Fill in these fields. Canvas reads everything else at the JSON URL.'),
  'canvas.redirect': field('Redirect URIs'),
  'canvas.method': field('Method'),
  'canvas.method.url': choice('Enter URL'),
  'canvas.json': field('JSON URL'),
  'canvas.3': step(
    'Save, and switch the state of the key to On. Copy the number in the column Details: it is the client ID.',
  ),
  'canvas.4': step(
    'Open Settings of the account, then Apps, View App Configurations, + App. Choose By Client ID, paste the number and install. In the menu of the app choose Deployment Id and copy it.',
  ),
  'moodle.link': step(
    'In Moodle, open Site administration, Plugins, Activity modules, External tool, Manage tools. Paste the link as tool URL and press Add LTI Advantage. Then press Activate on the tool’s card. Moodle does not offer the tool to teachers yet: press Edit on its card, and under Tool configuration usage choose Show in activity chooser and as a preconfigured tool.',
  ),
  'moodle.show': step(
    'Moodle does not offer the tool to teachers yet: press Edit on its card, and under Tool configuration usage choose Show in activity chooser and as a preconfigured tool.',
  ),
  'moodle.1': step(
    'In Moodle, open Site administration, Plugins, Activity modules, External tool, Manage tools. Press configure a tool manually.',
  ),
  'moodle.2': step('Fill in the tool settings. Moodle requires a tool URL: this one opens the list of labs.'),
  'moodle.name': field('Tool name'),
  'moodle.url': field('Tool URL'),
  'moodle.version': field('LTI version'),
  'moodle.version.13': choice('LTI 1.3'),
  'moodle.keyType': field('Public key type'),
  'moodle.keyType.set': choice('Keyset URL'),
  'moodle.keys': field('Public keyset'),
  'moodle.login': field('Initiate login URL'),
  'moodle.redirect': field('Redirection URI(s)'),
  'moodle.deep': field('Supports Deep Linking (Content-Item Message)'),
  'moodle.tick': choice('Tick the box'),
  'moodle.content': field('Content Selection URL'),
  'moodle.3': step(
    'Open Services and Privacy. The services are off by default: without them, no grades and no list of learners arrive.',
  ),
  'moodle.grades': field('IMS LTI Assignment and Grade Services'),
  'moodle.grades.full': choice('Use this service for grade sync and column management'),
  'moodle.roster': field('IMS LTI Names and Role Provisioning'),
  'moodle.roster.use': choice('Use this service to retrieve members’ information as per privacy settings'),
  'moodle.privacy': field('Share launcher’s name with tool'),
  'moodle.privacy.always': choice('Always'),
  'moodle.4': step(
    'Save. On the tool’s card press View configuration details: it shows the client ID and the deployment ID. If Moodle cannot read our keys, look at Site administration, Security, HTTP security: it calls only the ports that are listed there, and no host that is blocked there.',
  ),
  'blackboard.1': step(
    'Sign in at the developer portal of Blackboard (developer.blackboard.com) and register an application. Switch on My Integration supports LTI 1.3.',
  ),
  'blackboard.2': step('Fill in these fields and register the application.'),
  'blackboard.domain': field('Domain(s)'),
  'blackboard.login': field('Login Initiation URL'),
  'blackboard.redirect': field('Tool Redirect URL(s)'),
  'blackboard.keys': field('Tool JWKS URL'),
  'blackboard.algorithm': field('Signing Algorithm'),
  'blackboard.algorithm.rs': choice('RS256'),
  'blackboard.3': step('Copy the Application ID that the portal shows: it is the client ID.'),
  'blackboard.4': step(
    'In Learn, open the Administrator Panel, LTI Tool Providers, and press Register LTI 1.3/Advantage Tool. Paste the Application ID and submit. Copy the Deployment ID that Learn shows, and set these.',
  ),
  'blackboard.status': field('Tool Status'),
  'blackboard.status.approved': choice('Approved'),
  'blackboard.grades': field('Allow grade service access'),
  'blackboard.roster': field('Allow Membership Service Access'),
  'blackboard.yes': choice('Yes'),
  'blackboard.5': step(
    'In the menu of the new provider choose Manage Placements and create a placement: with it teachers add labs to a course.',
  ),
  'blackboard.type': field('Type'),
  'blackboard.type.deep': choice('Deep Linking content tool'),
  'blackboard.target': field('Target Link URI'),
  'brightspace.link': step(
    'In Brightspace, open Admin Tools, Manage Extensibility, LTI Advantage, and press Register Tool. Choose Dynamic, paste the link as tool initiation registration endpoint, tick Configure Deployment, and register.',
  ),
  'brightspace.1': step(
    'In Brightspace, open Admin Tools, Manage Extensibility, LTI Advantage. Press Register Tool and choose Standard.',
  ),
  'brightspace.2': step('Fill in these fields and register.'),
  'brightspace.name': field('Name'),
  'brightspace.domain': field('Domain'),
  'brightspace.redirect': field('Redirect URLs'),
  'brightspace.login': field('OpenID Connect Login URL'),
  'brightspace.target': field('Target Link URI'),
  'brightspace.keys': field('Keyset URL'),
  'brightspace.extensions': field('Extensions'),
  'brightspace.extensions.all': choice(
    'Assignment and Grade Services, Deep Linking, Names and Role Provisioning Services',
  ),
  'brightspace.3': step('Brightspace shows its own values. Copy the Client Id, and press View Deployments.'),
  'brightspace.4': step(
    'Press New Deployment and choose the tool. Under Security Settings tick Org Unit Information, User Information (with first and last name) and Link Information. Choose the org units, create the deployment and copy the Deployment ID.',
  ),
  'sakai.link': step(
    'In Sakai, open the Administration Workspace, External Tools, and choose LTI Advantage Auto Provision. Paste the link as registration URL and follow the steps.',
  ),
  'sakai.1': step(
    'In Sakai, open the Administration Workspace, External Tools, and install an LTI 1.x tool. Choose LTI 1.3 support.',
  ),
  'sakai.2': step('Fill in these fields.'),
  'sakai.title': field('Tool Title'),
  'sakai.url': field('Launch URL'),
  'sakai.keys': field('LTI 1.3 Tool Keyset URL'),
  'sakai.login': field('LTI 1.3 Tool OpenID Connect/Initialization Endpoint'),
  'sakai.redirect': field('LTI 1.3 Tool Redirect Endpoint(s)'),
  'sakai.3': step(
    'Under Services and Launches allow grades, the roster, names, and content item selection: they are off by default.',
  ),
  'sakai.4': step(
    'Save, and view the tool. Copy the client ID, the deployment ID (1 unless it was changed) and the token URL, which ends with a number.',
  ),
  'schoology.1': step('In Schoology, open App Center, My Developer Apps, and press Add App. Choose LTI 1.3.'),
  'schoology.2': step('Fill in these values, each in the field that names it.'),
  'schoology.3': step(
    'Save, install the app for your organization, and copy the client ID and the deployment ID.',
  ),
  'other.link': step(
    'In your LMS, find where a tool is added by a registration URL, and paste the link there.',
  ),
  'other.1': step(
    'In your LMS, add an external tool of version LTI 1.3 and enter these values. LMSs name the fields differently; these are the names of the standard.',
  ),
  'other.login': field('Login initiation URL'),
  'other.redirect': field('Redirect URI (exactly this one)'),
  'other.keys': field('Public key set URL (JWKS)'),
  'other.target': field('Target link URI (tool URL)'),
  'other.2': step(
    'Allow the services Assignment and Grade Services and Names and Role Provisioning, deep linking, and the names of people.',
  ),
  'other.3': step(
    'Copy what the LMS shows: issuer (platform ID), client ID, deployment ID, and its three addresses for sign-in, tokens and keys.',
  ),
};
