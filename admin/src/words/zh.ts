import { zh as problemWords } from "@bupum/shared/kernel/words/zh";
import { zh as kit } from "@bupum/ui/words/zh";
import { zh as auditEvents } from "../audit-events/words/zh.ts";
import { zh as auth } from "../auth/words/zh.ts";
import { zh as boards } from "../boards/words/zh.ts";
import { zh as chats } from "../chats/words/zh.ts";
import { zh as claims } from "../claims/words/zh.ts";
import { zh as catalogue } from "../catalogue/words/zh.ts";
import { zh as categoryTags } from "../category-tags/words/zh.ts";
import { zh as tradeStatistics } from "../trade-statistics/words/zh.ts";
import { zh as decisions } from "../decisions/words/zh.ts";
import { zh as dealers } from "../dealers/words/zh.ts";
import { zh as estimateGroups } from "../estimate-groups/words/zh.ts";
import { zh as inbox } from "../inbox/words/zh.ts";
import { zh as layout } from "../layout/words/zh.ts";
import { zh as lists } from "../lists/words/zh.ts";
import { zh as lookups } from "../lookups/words/zh.ts";
import { zh as maintenance } from "../maintenance/words/zh.ts";
import { zh as manufactors } from "../manufactors/words/zh.ts";
import { zh as productEstimateOrders } from "../product-estimate-orders/words/zh.ts";
import { zh as productEstimates } from "../product-estimates/words/zh.ts";
import { zh as products } from "../products/words/zh.ts";
import { zh as registerRequests } from "../register-requests/words/zh.ts";
import { zh as merchandises } from "../merchandises/words/zh.ts";
import { zh as userPenaltyHistories } from "../user-penalty-histories/words/zh.ts";
import { zh as reconciliations } from "../reconciliations/words/zh.ts";
import { zh as approvals } from "../approvals/words/zh.ts";
import { zh as passkeys } from "../passkeys/words/zh.ts";
import { zh as searchMisses } from "../search-misses/words/zh.ts";
import { zh as searchWords } from "../search-words/words/zh.ts";
import { zh as specificationRules } from "../specification-rules/words/zh.ts";
import { zh as sellerInfos } from "../seller-infos/words/zh.ts";
import { zh as writerInfos } from "../writer-infos/words/zh.ts";
import { zh as subscribes } from "../subscribes/words/zh.ts";
import { zh as news } from "../news/words/zh.ts";
import { zh as trees } from "../trees/words/zh.ts";
import { zh as wikiCategories } from "../wiki-categories/words/zh.ts";
import { zh as wikiRequestHistories } from "../wiki-request-histories/words/zh.ts";
import { zh as wikis } from "../wikis/words/zh.ts";
import { zh as users } from "../users/words/zh.ts";
import { zh as sessions } from "../sessions/words/zh.ts";
import type { Messages } from "./ko.ts";

export const zh = {
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
