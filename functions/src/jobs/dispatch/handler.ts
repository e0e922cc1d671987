import { handlers as dealers } from "../../dealers/worker.ts";
import { handlers as estimateGroups } from "../../estimate-groups/worker.ts";
import { handlers as files } from "../../files/worker.ts";
import { worker } from "../../kernel/worker.ts";
import { handlers as merchandises } from "../../merchandises/worker.ts";
import { handlers as orders } from "../../product-estimate-orders/worker.ts";

/** Each resource brings the handlers of its own messages. */
export const handler = worker("dispatch", {
  ...files,
  ...merchandises,
  ...estimateGroups,
  ...orders,
  "dealer.changed": dealers["dealer.changed"],
});
