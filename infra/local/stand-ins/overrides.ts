import { socketPath } from "../../src/sockets/sockets.ts";

/** The one place that says how this machine differs from the account a template is written for. */

/** Secrets that the deploy or an operator makes by hand; here the first start makes them. */
export const tokenKeySecret = "bupum/dev/token-key";
export const providerSecrets = {
  solapi: {
    name: "bupum/dev/solapi",
    value: { apiKey: "NCSLOCALBUPUM000", apiSecret: "local-secret-of-the-stand-in-0000" },
  },
  eximbank: { name: "bupum/dev/eximbank", value: { authKey: "local-eximbank-key" } },
  toss: {
    name: "bupum/dev/toss-payments",
    value: {
      clientKey: "test_ck_0000LocalBupumClientKey0",
      secretKey: "test_sk_0000LocalBupumSecretKey0",
    },
  },
  sendbird: {
    name: "bupum/dev/sendbird",
    value: { apiToken: "0000000000000000local0000000bupum0000000" },
  },
  juso: { name: "bupum/dev/juso", value: { confirmKey: "local-juso-key" } },
  popbill: {
    name: "bupum/dev/popbill",
    // The key is Base64, as the provider issues it.
    value: { linkId: "BUPUM", secretKey: "a2V5LW9mLXRoZS1sb2NhbC1wb3BiaWxsLTAwMDA=" },
  },
  dataPortal: { name: "bupum/dev/data-portal", value: { serviceKey: "local+data/portal==key" } },
} as const;

/** The application of chat at Sendbird, where that was chosen: what a deploy is told. */
export const sendbirdApp = "0B0B0B0B-0000-4000-8000-00000000B00B";
export const chatBySendbird = { chatProvider: "SENDBIRD", sendbirdApp };

/** The provider's name of its service for tests. */
export const popbillService = "POPBILL_TEST";

/** The operation of the portal as its address ends (P5-1). */
export const stocksPath = "/1160100/GetStockSecuritiesInfoService_V2/getStockPriceInfo_V2";

/** The origins that stage dev gives to the sites (infra/src/stages.ts). */
export const templateOrigins = { web: "http://localhost:3000", admin: "http://localhost:3001" };

export interface StandIns {
  site: string;
  admin: string;
  /** Where the gateway of sockets takes what is for a connection, without the stage. */
  sockets: string;
  solapi: string;
  toss: string;
  sendbird: string;
  koreaExim: string;
  frankfurter: string;
  dataPortal: string;
  juso: string;
  taxOffice: string;
  popbill: string;
}

/** Environment variables of functions that name an outside address, and what they get instead. */
export function environmentOverrides(origins: StandIns): Record<string, string> {
  return {
    SITE_URL: origins.site,
    ADMIN_URL: origins.admin,
    CHAT_SOCKET_ENDPOINT: `${origins.sockets}/${socketPath}`,
    SOLAPI_URL: origins.solapi,
    EXIM_URL: origins.koreaExim,
    FRANKFURTER_URL: origins.frankfurter,
    TOSS_URL: origins.toss,
    TOSS_SCRIPT_URL: `${origins.toss}/v2/standard`,
    SENDBIRD_URL: origins.sendbird,
    JUSO_URL: origins.juso,
    NTS_URL: origins.taxOffice,
    LINKHUB_URL: origins.popbill,
    POPBILL_URL: origins.popbill,
    POPBILL_SERVICE: popbillService,
    STOCKS_URL: `${origins.dataPortal}${stocksPath}`,
  };
}

/** Parameters of the stacks. */
export const parameterValues = (tokenPublicKey: string): Record<string, string> => ({
  TokenPublicKey: tokenPublicKey,
});
