import { zh as problemWords } from "@bupum/shared/kernel/words/zh";
import { zh as kit } from "@bupum/ui/words/zh";
import { zh as layout } from "../layout/words/zh.ts";
import { zh as addresses } from "../addresses/words/zh.ts";
import { zh as blocks } from "../blocks/words/zh.ts";
import { zh as boards } from "../boards/words/zh.ts";
import { zh as bookmarks } from "../bookmarks/words/zh.ts";
import { zh as categories } from "../categories/words/zh.ts";
import { zh as chats } from "../chats/words/zh.ts";
import { zh as approvalRules } from "../approval-rules/words/zh.ts";
import { zh as costCentres } from "../cost-centres/words/zh.ts";
import { zh as deliveryAddresses } from "../delivery-addresses/words/zh.ts";
import { zh as orderNumbers } from "../order-numbers/words/zh.ts";
import { zh as orderApprovals } from "../order-approvals/words/zh.ts";
import { zh as taxInvoices } from "../tax-invoices/words/zh.ts";
import { zh as claims } from "../claims/words/zh.ts";
import { zh as companies } from "../companies/words/zh.ts";
import { zh as dealers } from "../dealers/words/zh.ts";
import { zh as home } from "../home/words/zh.ts";
import { zh as homes } from "../homes/words/zh.ts";
import { zh as auth } from "../auth/words/zh.ts";
import { zh as verifications } from "../verifications/words/zh.ts";
import { zh as users } from "../users/words/zh.ts";
import { zh as sessions } from "../sessions/words/zh.ts";
import { zh as sheets } from "../sheets/words/zh.ts";
import { zh as stocks } from "../stocks/words/zh.ts";
import { zh as trade } from "../trade/words/zh.ts";
import { zh as bestOffer } from "../best-offer/words/zh.ts";
import { zh as products } from "../products/words/zh.ts";
import { zh as neighbours } from "../neighbours/words/zh.ts";
import { zh as compare } from "../products/compare/words/zh.ts";
import { zh as results } from "../products/results/words/zh.ts";
import { zh as manufactors } from "../manufactors/words/zh.ts";
import { zh as sellers } from "../sellers/words/zh.ts";
import { zh as scan } from "../scan/words/zh.ts";
import { zh as search } from "../search/words/zh.ts";
import { zh as merchandises } from "../merchandises/words/zh.ts";
import { zh as registerRequests } from "../register-requests/words/zh.ts";
import { zh as saleTerms } from "../sale-terms/words/zh.ts";
import { zh as sellerInfos } from "../seller-infos/words/zh.ts";
import { zh as answerSheet } from "../product-estimates/seller/sheet/words/zh.ts";
import { zh as sellerEstimates } from "../product-estimates/seller/words/zh.ts";
import { zh as orderMoves } from "../product-estimate-orders/moves/words/zh.ts";
import { zh as sellerOrders } from "../product-estimate-orders/seller/words/zh.ts";
import { zh as estimateGroups } from "../estimate-groups/words/zh.ts";
import { zh as manageGroup } from "../estimate-groups/manage/words/zh.ts";
import { zh as requote } from "../product-estimates/requote/words/zh.ts";
import { zh as productLives } from "../product-lives/words/zh.ts";
import { zh as substitutes } from "../substitutes/words/zh.ts";
import { zh as ownNumbers } from "../own-numbers/words/zh.ts";
import { zh as priceMemories } from "../price-memories/words/zh.ts";
import { zh as productEstimates } from "../product-estimates/words/zh.ts";
import { zh as productEstimateOrders } from "../product-estimate-orders/words/zh.ts";
import { zh as userPenaltyHistories } from "../user-penalty-histories/words/zh.ts";
import { zh as writerInfos } from "../writer-infos/words/zh.ts";
import { zh as reading } from "../reading/words/zh.ts";
import { zh as views } from "../views/words/zh.ts";
import { zh as wikis } from "../wikis/words/zh.ts";
import { zh as wikiEditor } from "../wikis/editor/words/zh.ts";
import { zh as ownWikis } from "../wikis/own/words/zh.ts";
import { zh as opinions } from "../wikis/opinions/words/zh.ts";
import { zh as revisions } from "../wikis/revisions/words/zh.ts";
import { zh as news } from "../news/words/zh.ts";
import { zh as notifications } from "../notifications/words/zh.ts";
import { zh as legal } from "../legal/words/zh.ts";
import { zh as documents } from "../documents/words/zh.ts";
import { zh as creditCards } from "../credit-cards/words/zh.ts";
import { zh as paymentOrders } from "../payment-orders/words/zh.ts";
import { zh as subscribes } from "../subscribes/words/zh.ts";
import { zh as plan } from "../plan/words/zh.ts";
import type { Messages } from "./ko.ts";

export const zh = {
  kit,
  issues: problemWords.issues,
  layout,
  addresses,
  blocks,
  boards,
  bookmarks,
  categories,
  chats,
  claims,
  orderApprovals,
  taxInvoices,
  approvalRules,
  costCentres,
  deliveryAddresses,
  orderNumbers,
  companies,
  dealers,
  home,
  homes,
  auth,
  verifications,
  users,
  sessions,
  sheets,
  stocks,
  bestOffer,
  trade,
  products,
  neighbours,
  compare,
  results,
  scan,
  search,
  manufactors,
  sellers,
  merchandises,
  registerRequests,
  saleTerms,
  sellerInfos,
  answerSheet,
  sellerEstimates,
  orderMoves,
  sellerOrders,
  estimateGroups,
  manageGroup,
  requote,
  ownNumbers,
  priceMemories,
  productLives,
  substitutes,
  productEstimates,
  productEstimateOrders,
  userPenaltyHistories,
  writerInfos,
  news,
  reading,
  views,
  wikis,
  ownWikis,
  wikiEditor,
  opinions,
  revisions,
  notifications,
  legal,
  documents,
  plan,
  creditCards,
  paymentOrders,
  subscribes,
} satisfies Messages;
