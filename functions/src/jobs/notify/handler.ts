import { worker } from "../../kernel/messages/worker.ts";
import { tellOfBilling } from "./billing.ts";
import { sendCode } from "./code.ts";
import { sendInvitation } from "./invitation.ts";
import { raise, resume } from "./notice.ts";
import { sendPasswordLink } from "./password-link.ts";

export const handler = worker("notify", {
  "notice.raised": raise,
  "verification.requested": sendCode,
  "company.invited": sendInvitation,
  "password-link.requested": sendPasswordLink,
  "billing-notice.raised": tellOfBilling,
  "delivery.postponed": resume,
});
