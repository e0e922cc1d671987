import { handlers as boards } from "../../boards/worker.ts";
import { handlers as chats } from "../../chats/worker.ts";
import { handlers as dealers } from "../../dealers/worker.ts";
import { handlers as estimateGroups } from "../../estimate-groups/worker.ts";
import { handlers as files } from "../../files/worker.ts";
import { joinHandlers, worker } from "../../kernel/messages/worker.ts";
import { handlers as merchandises } from "../../merchandises/worker.ts";
import { handlers as newsClicks } from "../../news-click-histories/worker.ts";
import { handlers as orders } from "../../product-estimate-orders/worker.ts";
import { handlers as opinions } from "../../wiki-request-histories/worker.ts";
import { handlers as wikis } from "../../wikis/worker.ts";
import { handlers as sellers } from "../../seller-infos/worker.ts";

/** Each resource brings the handlers of its own messages. */
export const handler = worker(
  "dispatch",
  joinHandlers(
    files,
    merchandises,
    estimateGroups,
    dealers,
    orders,
    sellers,
    newsClicks,
    boards,
    wikis,
    opinions,
    chats,
  ),
);
