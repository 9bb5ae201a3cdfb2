import type { PlatformFamily } from '@drawbridge/contracts/integration';
import type { Response } from 'express';
import { escapeHtml } from '../../../../platform/http/escape-html.ts';
import { sendPlainPage } from '../pages/plain-page.ts';

/** The page closes itself so long after the registration: time to read what happens next. */
const CLOSES_AFTER_SECONDS = 15;

/** It registers tools for teachers who know where to look. */
const MOODLE =
  'Moodle does not offer the tool to teachers yet. Press Edit on its card, and under Tool configuration usage choose Show in activity chooser and as a preconfigured tool.';

/** New, or registered before: then it launches, waits for its approval still, or is switched off still. */
export type RegistrationOutcome = 'new' | 'again' | 'again_waiting' | 'again_off';

/** What is left to do in the portal. */
const toLeft = (companyName: string): Record<RegistrationOutcome, string> => ({
  new: `One step is left: an administrator of ${companyName} allows this platform in the portal, at External Integration. Until then launches are refused.`,
  again: `${companyName} had registered this platform before. Its activities, learners and scores are as they were, and launches go on.`,
  again_waiting: `${companyName} had registered this platform before, and has not allowed it yet. Until an administrator allows it in the portal, at External Integration, launches are refused.`,
  again_off: `${companyName} had registered this platform before, and switched it off. Until an administrator switches it on in the portal, at External Integration, launches are refused.`,
});

const KEEPS =
  'It keeps the addresses that it had: the platform names some at another host. An administrator can enter those in the portal.';

/** What is at the address of registration without a platform that opens it. */
export function sendRegistrationHelp(
  res: Response,
  { publicUrl, productName }: { publicUrl: string; productName: string },
): void {
  sendPlainPage(res, {
    status: 200,
    productName,
    scene: 'waiting',
    title: 'This address registers a learning platform',
    paragraphs: [
      'A learning platform opens it by itself, with a registration link that you make for it.',
      'In the portal, open External Integration, choose “Add a platform” and make a registration link. Paste it where your learning platform asks for a tool’s registration URL.',
    ],
    markup: `<p class="ways"><a href="${escapeHtml(publicUrl)}/portal/lti-integration" target="_blank" rel="noreferrer">Open External Integration</a></p>`,
    framers: 'anyone',
  });
}

/**
 * Shown in the platform's frame after a registration: what is left to do, and a button that closes the frame. Without a
 * session: who registers us at the platform need not have an account here.
 */
export function sendRegistered(
  res: Response,
  given: {
    publicUrl: string;
    productName: string;
    companyName: string;
    hasDeployment: boolean;
    outcome: RegistrationOutcome;
    /** Its new addresses are not taken. */
    keeps: boolean;
    family: PlatformFamily;
  },
): void {
  const { publicUrl, productName, companyName, hasDeployment, outcome, keeps, family } = given;
  const isNew = outcome === 'new';
  sendPlainPage(res, {
    status: 200,
    productName,
    scene: 'waiting',
    title: isNew ? `${productName} is registered` : `The registration of ${productName} is updated`,
    paragraphs: [
      toLeft(companyName)[outcome],
      ...(isNew
        ? [
            hasDeployment
              ? 'In your learning platform, activate the tool where it asks for that.'
              : 'In your learning platform, activate and deploy the tool. The deployment ID that it shows belongs in the registration, in the portal.',
            ...(family === 'moodle' ? [MOODLE] : []),
          ]
        : []),
      ...(keeps ? [KEEPS] : []),
    ],
    markup: `<p class="ways"><button id="close" type="button">Close this window</button>
<a href="${escapeHtml(publicUrl)}/portal/lti-integration" target="_blank" rel="noreferrer">Open External Integration</a></p>
<p class="incident"><span id="closing" role="status"></span></p>`,
    script: 'close-registration.js',
    data: { seconds: String(CLOSES_AFTER_SECONDS) },
    framers: 'anyone',
  });
}
