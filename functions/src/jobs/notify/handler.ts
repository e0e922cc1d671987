import { worker } from "../../kernel/messages/worker.ts";
import { tellOfBilling } from "./billing.ts";
import { sendCode } from "./code.ts";
import { raise, resume } from "./notice.ts";

export const handler = worker("notify", {
  "notice.raised": raise,
  "verification.requested": sendCode,
  "billing-notice.raised": tellOfBilling,
  "delivery.postponed": resume,
});
