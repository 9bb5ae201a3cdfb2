import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. Unlayered rules of a host page or of the portal override all three, whatever their
 * specificity.
 */
export const baseLayer = globalLayer('drawbridge-base');
export const uiLayer = globalLayer('drawbridge-ui');
export const widgetLayer = globalLayer('drawbridge-widgets');
