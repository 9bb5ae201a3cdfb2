import { toLoginUrl } from '../platforms/login-url.ts';
import {
  CANVAS_PLACEMENTS,
  DESCRIPTION,
  LABELS,
  REQUESTED_SCOPES,
  toToolAddresses,
} from './tool-configuration.ts';

const DIALOG = { selection_width: 900, selection_height: 700 };

/** The configuration that Canvas reads at an address. `registrationId`: whose login address it names. */
export function toCanvasConfiguration(given: {
  publicUrl: string;
  productName: string;
  registrationId?: string;
}) {
  const { publicUrl, productName, registrationId } = given;
  const { login_url, key_set_url, target_url, icon_url, domain } = toToolAddresses(publicUrl);
  const toPlacement = (type: keyof typeof LABELS) =>
    CANVAS_PLACEMENTS[type].map((placement) => ({
      placement,
      message_type: type,
      target_link_uri: target_url,
      text: type === 'LtiDeepLinkingRequest' ? LABELS[type] : productName,
      icon_url,
      ...(type === 'LtiDeepLinkingRequest' ? DIALOG : { default: 'disabled' }),
    }));
  return {
    title: productName,
    description: DESCRIPTION,
    oidc_initiation_url: registrationId === undefined ? login_url : toLoginUrl(publicUrl, registrationId),
    target_link_uri: target_url,
    public_jwk_url: key_set_url,
    scopes: REQUESTED_SCOPES,
    custom_fields: {},
    extensions: [
      {
        platform: 'canvas.instructure.com',
        domain,
        tool_id: `drawbridge-${domain}`,
        privacy_level: 'name_only',
        settings: {
          text: productName,
          icon_url,
          placements: [...toPlacement('LtiDeepLinkingRequest'), ...toPlacement('LtiResourceLinkRequest')],
        },
      },
    ],
  };
}
