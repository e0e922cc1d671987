import { en as problemWords } from "@bupum/shared/kernel/words/en";
import { en as kit } from "@bupum/ui/words/en";
import { en as auditEvents } from "../audit-events/words/en.ts";
import { en as auth } from "../auth/words/en.ts";
import { en as boards } from "../boards/words/en.ts";
import { en as chats } from "../chats/words/en.ts";
import { en as claims } from "../claims/words/en.ts";
import { en as catalogue } from "../catalogue/words/en.ts";
import { en as categoryTags } from "../category-tags/words/en.ts";
import { en as tradeStatistics } from "../trade-statistics/words/en.ts";
import { en as decisions } from "../decisions/words/en.ts";
import { en as dealers } from "../dealers/words/en.ts";
import { en as estimateGroups } from "../estimate-groups/words/en.ts";
import { en as inbox } from "../inbox/words/en.ts";
import { en as layout } from "../layout/words/en.ts";
import { en as lists } from "../lists/words/en.ts";
import { en as lookups } from "../lookups/words/en.ts";
import { en as maintenance } from "../maintenance/words/en.ts";
import { en as manufactors } from "../manufactors/words/en.ts";
import { en as productEstimateOrders } from "../product-estimate-orders/words/en.ts";
import { en as productEstimates } from "../product-estimates/words/en.ts";
import { en as products } from "../products/words/en.ts";
import { en as registerRequests } from "../register-requests/words/en.ts";
import { en as merchandises } from "../merchandises/words/en.ts";
import { en as userPenaltyHistories } from "../user-penalty-histories/words/en.ts";
import { en as reconciliations } from "../reconciliations/words/en.ts";
import { en as approvals } from "../approvals/words/en.ts";
import { en as passkeys } from "../passkeys/words/en.ts";
import { en as searchMisses } from "../search-misses/words/en.ts";
import { en as searchWords } from "../search-words/words/en.ts";
import { en as specificationRules } from "../specification-rules/words/en.ts";
import { en as sellerInfos } from "../seller-infos/words/en.ts";
import { en as writerInfos } from "../writer-infos/words/en.ts";
import { en as subscribes } from "../subscribes/words/en.ts";
import { en as news } from "../news/words/en.ts";
import { en as trees } from "../trees/words/en.ts";
import { en as wikiCategories } from "../wiki-categories/words/en.ts";
import { en as wikiRequestHistories } from "../wiki-request-histories/words/en.ts";
import { en as wikis } from "../wikis/words/en.ts";
import { en as users } from "../users/words/en.ts";
import { en as sessions } from "../sessions/words/en.ts";
import type { Messages } from "./ko.ts";

export const en = {
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
} satisfies Messages;
