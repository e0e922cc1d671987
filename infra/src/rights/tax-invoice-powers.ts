import { asking, type Market, type Power } from "./power.ts";

/** The rights about tax invoices: a function without them can neither issue nor cancel one. */
export const taxInvoicePowers = {
  /** P11-1: only stage prod issues what reaches the tax service. */
  taxInvoices: (market) => {
    const isReal = market.stage.name === "prod";
    return asking(market, "popbill", "POPBILL_SECRET", {
      LINKHUB_URL: "https://auth.linkhub.co.kr",
      POPBILL_URL: `https://popbill${isReal ? "" : "-test"}.linkhub.co.kr`,
      POPBILL_SERVICE: isReal ? "POPBILL" : "POPBILL_TEST",
    });
  },
} as const satisfies Record<string, (market: Market) => Power>;
