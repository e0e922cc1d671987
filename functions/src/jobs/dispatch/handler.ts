import { worker } from "../../kernel/worker.ts";

/** Each resource brings the handlers of its own messages. */
export const handler = worker("dispatch", {});
