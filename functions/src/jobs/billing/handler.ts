import { worker } from "../../kernel/messages/worker.ts";
import { handlers as cards } from "../../credit-cards/worker.ts";
import { handlers as subscribes } from "../../subscribes/worker.ts";

export const handler = worker("billing", { ...subscribes, ...cards });
