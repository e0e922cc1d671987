import { worker } from "../../kernel/messages/worker.ts";
import { handlers as cards } from "../../billing/credit-cards/worker.ts";
import { handlers as subscribes } from "../../billing/subscribes/worker.ts";

export const handler = worker("billing", { ...subscribes, ...cards });
