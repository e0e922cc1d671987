import { handlers as boards } from "../../reading/boards/worker.ts";
import { handlers as chats } from "../../talk/chats/worker.ts";
import { handlers as claims } from "../../deal/claims/worker.ts";
import { handlers as companies } from "../../accounts/companies/worker.ts";
import { handlers as dealers } from "../../selling/dealers/worker.ts";
import { handlers as estimateGroups } from "../../deal/estimate-groups/worker.ts";
import { handlers as files } from "../../accounts/stored-files/worker.ts";
import { joinHandlers, worker } from "../../kernel/messages/worker.ts";
import { handlers as merchandises } from "../../selling/merchandises/worker.ts";
import { handlers as newsClicks } from "../../reading/news-click-histories/worker.ts";
import { handlers as orders } from "../../deal/product-estimate-orders/worker.ts";
import { handlers as orderApprovals } from "../../deal/order-approvals/worker.ts";
import { handlers as opinions } from "../../reading/wiki-request-histories/worker.ts";
import { handlers as wikis } from "../../reading/wikis/worker.ts";
import { handlers as sellers } from "../../accounts/seller-infos/worker.ts";

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
    claims,
    companies,
    orderApprovals,
  ),
);
