import { joinHandlers, worker } from "../../kernel/messages/worker.ts";
import { handlers as merchandises } from "../../sheets/register-request-histories/rows-worker.ts";
import { giveUp } from "../../sheets/register-request-histories/fail.ts";
import { handlers as requests } from "../../sheets/register-request-histories/worker.ts";

export const handler = worker("import", joinHandlers(requests, merchandises), {
  "register-request.received": giveUp,
  "register-request.read": giveUp,
  "register-request.checked": giveUp,
  "register-request.confirmed": giveUp,
  "register-request.applied": giveUp,
});
