export interface PartnerSiteOptions {
  drawbridgeUrl: string;
  publishableKey: string;
  /** Stays on this server: pages get short-lived tokens of their visitor. */
  secretKey: string;
}
