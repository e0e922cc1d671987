import { worker } from "../../kernel/messages/worker.ts";
import { sendCode } from "./code.ts";
import { raise, resume } from "./notice.ts";

export const handler = worker("notify", {
  "notice.raised": raise,
  "verification.requested": sendCode,
  "delivery.postponed": resume,
});
