import { ko as problemWords } from "@bupum/shared/kernel/words/ko";
import { ko as kit } from "@bupum/ui/words/ko";
import { ko as auditEvents } from "../audit-events/words/ko.ts";
import { ko as auth } from "../auth/words/ko.ts";
import { ko as boards } from "../boards/words/ko.ts";
import { ko as chats } from "../chats/words/ko.ts";
import { ko as claims } from "../claims/words/ko.ts";
import { ko as catalogue } from "../catalogue/words/ko.ts";
import { ko as categoryTags } from "../category-tags/words/ko.ts";
import { ko as tradeStatistics } from "../trade-statistics/words/ko.ts";
import { ko as decisions } from "../decisions/words/ko.ts";
import { ko as dealers } from "../dealers/words/ko.ts";
import { ko as estimateGroups } from "../estimate-groups/words/ko.ts";
import { ko as inbox } from "../inbox/words/ko.ts";
import { ko as layout } from "../layout/words/ko.ts";
import { ko as lists } from "../lists/words/ko.ts";
import { ko as lookups } from "../lookups/words/ko.ts";
import { ko as maintenance } from "../maintenance/words/ko.ts";
import { ko as manufactors } from "../manufactors/words/ko.ts";
import { ko as productEstimateOrders } from "../product-estimate-orders/words/ko.ts";
import { ko as productEstimates } from "../product-estimates/words/ko.ts";
import { ko as products } from "../products/words/ko.ts";
import { ko as registerRequests } from "../register-requests/words/ko.ts";
import { ko as merchandises } from "../merchandises/words/ko.ts";
import { ko as userPenaltyHistories } from "../user-penalty-histories/words/ko.ts";
import { ko as reconciliations } from "../reconciliations/words/ko.ts";
import { ko as approvals } from "../approvals/words/ko.ts";
import { ko as passkeys } from "../passkeys/words/ko.ts";
import { ko as searchMisses } from "../search-misses/words/ko.ts";
import { ko as searchWords } from "../search-words/words/ko.ts";
import { ko as specificationRules } from "../specification-rules/words/ko.ts";
import { ko as sellerInfos } from "../seller-infos/words/ko.ts";
import { ko as writerInfos } from "../writer-infos/words/ko.ts";
import { ko as subscribes } from "../subscribes/words/ko.ts";
import { ko as news } from "../news/words/ko.ts";
import { ko as trees } from "../trees/words/ko.ts";
import { ko as wikiCategories } from "../wiki-categories/words/ko.ts";
import { ko as wikiRequestHistories } from "../wiki-request-histories/words/ko.ts";
import { ko as wikis } from "../wikis/words/ko.ts";
import { ko as users } from "../users/words/ko.ts";
import { ko as sessions } from "../sessions/words/ko.ts";

export const ko = {
  kit,
  issues: problemWords.issues,
  auditEvents,
  auth,
  boards,
  chats,
  claims,
  catalogue,
  categoryTags,
  tradeStatistics,
  dealers,
  decisions,
  estimateGroups,
  inbox,
  layout,
  lists,
  lookups,
  maintenance,
  manufactors,
  productEstimateOrders,
  productEstimates,
  products,
  registerRequests,
  merchandises,
  reconciliations,
  approvals,
  passkeys,
  searchMisses,
  searchWords,
  specificationRules,
  userPenaltyHistories,
  sellerInfos,
  subscribes,
  writerInfos,
  news,
  trees,
  wikiCategories,
  wikiRequestHistories,
  wikis,
  users,
  sessions,
};

/** Korean is the shape; English and Chinese are checked against it. */
export type Messages = typeof ko;
