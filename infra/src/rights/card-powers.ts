import { allow, type Market, type Power, secret } from "./power.ts";

/** One action on the key that billing keys are encrypted with, and on nothing else (P6-5). */
const billingKey =
  (action: "Encrypt" | "Decrypt") =>
  ({ data }: Market): Power => ({
    statements: [allow([`kms:${action}`], data.billingKey.keyArn)],
    environment: { BILLING_KEY_ARN: data.billingKey.keyArn },
  });

/** The rights about cards: a function without them can neither charge nor read a key. */
export const cardPowers = {
  /** Calls the card provider, and may show a browser its card window. */
  card: (market) => {
    const key = secret(market, "toss-payments", "TOSS_SECRET");
    return {
      statements: key.statements,
      environment: {
        ...key.environment,
        TOSS_URL: "https://api.tosspayments.com",
        TOSS_SCRIPT_URL: "https://js.tosspayments.com/v2/standard",
      },
    };
  },
  "billing-key:encrypt": billingKey("Encrypt"),
  "billing-key:decrypt": billingKey("Decrypt"),
  /** Finds a card by its billing key. */
  "card-trace": ({ data }) => ({
    statements: [],
    environment: { CARD_TRACE_KEY: data.cardTraceKey.secretValue.unsafeUnwrap() },
  }),
  /** Recognises the card provider by the address that it calls. */
  "webhook-key": ({ data }) => ({
    statements: [],
    environment: { WEBHOOK_KEY: data.webhookKey.secretValue.unsafeUnwrap() },
  }),
} as const satisfies Record<string, (market: Market) => Power>;
