import { worker } from "../../kernel/messages/worker.ts";
import { handlers } from "../../subscribes/worker.ts";

export const handler = worker("billing", handlers);
