/** The keys of the partner in the demo data of Drawbridge: of no use anywhere else. */
export const DEMO_KEYS = {
  publishableKey: 'dbpk_demo_partner_site_000000',
  secretKey: 'dbsk_demo_partner_site_00000000000000000000000',
};
