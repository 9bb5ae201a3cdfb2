import { createHmac, createSecretKey } from 'node:crypto';
import type { PlatformId } from '@drawbridge/contracts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import { isEqual } from '../login/state-signer.ts';
import { refuse } from '../pages/refusals.ts';

/** A signed response and where it goes. */
export interface ReturnForm {
  jwt: string;
  returnUrl: string;
  platformId: PlatformId | string;
  deploymentId: string;
}

/**
 * The response travels through the picker's page to a page of ours that may post to the platform: the policy of the
 * picker allows no form to another origin. Signed, so that our page posts nothing but what was made here.
 */
export interface ReturnFormSigner {
  toFields(form: ReturnForm): Record<string, string>;
  /** Refuses with `state` what was not made here. */
  read(fields: unknown): ReturnForm;
}

export function createReturnFormSigner(secret: Secret): ReturnFormSigner {
  const key = createSecretKey(secret.derive('lti-content-return'));
  const sign = ({ jwt, returnUrl, platformId, deploymentId }: ReturnForm) =>
    createHmac('sha256', key)
      .update(JSON.stringify([jwt, returnUrl, platformId, deploymentId]))
      .digest('base64url');

  return {
    toFields: (form) => ({ ...form, signature: sign(form) }),
    read(fields) {
      const { jwt, returnUrl, platformId, deploymentId, signature } = (fields ?? {}) as Record<
        string,
        unknown
      >;
      if (
        typeof jwt !== 'string' ||
        typeof returnUrl !== 'string' ||
        typeof platformId !== 'string' ||
        typeof deploymentId !== 'string' ||
        typeof signature !== 'string'
      )
        return refuse('not_a_launch', 'no content response');
      const form = { jwt, returnUrl, platformId, deploymentId };
      return isEqual(signature, sign(form)) ? form : refuse('state', 'content response');
    },
  };
}
