/** The one place that says how this machine differs from the account a template is written for. */

/** Secrets that the deploy makes by hand; here the first start makes them. */
export const tokenKeySecret = "bupum/dev/token-key";
export const solapiSecret = {
  name: "bupum/dev/solapi",
  value: { apiKey: "NCSLOCALBUPUM000", apiSecret: "local-secret-of-the-stand-in-0000" },
};

export interface StandIns {
  site: string;
  admin: string;
  solapi: string;
  koreaExim: string;
  frankfurter: string;
}

/** Environment variables of functions that name an outside address, and what they get instead. */
export function environmentOverrides(origins: StandIns): Record<string, string> {
  return {
    SITE_URL: origins.site,
    ADMIN_URL: origins.admin,
    SOLAPI_URL: origins.solapi,
    RATES_URL: origins.koreaExim,
    RATES_FALLBACK_URL: origins.frankfurter,
  };
}

/** Parameters of the stacks. */
export const parameterValues = (tokenPublicKey: string): Record<string, string> => ({
  TokenPublicKey: tokenPublicKey,
});
