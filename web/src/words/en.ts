import { en as problemWords } from "@bupum/shared/kernel/words/en";
import { en as kit } from "@bupum/ui/words/en";
import { en as layout } from "../layout/words/en.ts";
import { en as addresses } from "../addresses/words/en.ts";
import { en as blocks } from "../blocks/words/en.ts";
import { en as boards } from "../boards/words/en.ts";
import { en as bookmarks } from "../bookmarks/words/en.ts";
import { en as categories } from "../categories/words/en.ts";
import { en as chats } from "../chats/words/en.ts";
import { en as approvalRules } from "../approval-rules/words/en.ts";
import { en as costCentres } from "../cost-centres/words/en.ts";
import { en as deliveryAddresses } from "../delivery-addresses/words/en.ts";
import { en as orderNumbers } from "../order-numbers/words/en.ts";
import { en as orderApprovals } from "../order-approvals/words/en.ts";
import { en as taxInvoices } from "../tax-invoices/words/en.ts";
import { en as claims } from "../claims/words/en.ts";
import { en as companies } from "../companies/words/en.ts";
import { en as dealers } from "../dealers/words/en.ts";
import { en as home } from "../home/words/en.ts";
import { en as homes } from "../homes/words/en.ts";
import { en as auth } from "../auth/words/en.ts";
import { en as verifications } from "../verifications/words/en.ts";
import { en as users } from "../users/words/en.ts";
import { en as sessions } from "../sessions/words/en.ts";
import { en as sheets } from "../sheets/words/en.ts";
import { en as stocks } from "../stocks/words/en.ts";
import { en as trade } from "../trade/words/en.ts";
import { en as bestOffer } from "../best-offer/words/en.ts";
import { en as products } from "../products/words/en.ts";
import { en as neighbours } from "../neighbours/words/en.ts";
import { en as compare } from "../products/compare/words/en.ts";
import { en as results } from "../products/results/words/en.ts";
import { en as manufactors } from "../manufactors/words/en.ts";
import { en as sellers } from "../sellers/words/en.ts";
import { en as scan } from "../scan/words/en.ts";
import { en as search } from "../search/words/en.ts";
import { en as merchandises } from "../merchandises/words/en.ts";
import { en as registerRequests } from "../register-requests/words/en.ts";
import { en as saleTerms } from "../sale-terms/words/en.ts";
import { en as sellerInfos } from "../seller-infos/words/en.ts";
import { en as answerSheet } from "../product-estimates/seller/sheet/words/en.ts";
import { en as sellerEstimates } from "../product-estimates/seller/words/en.ts";
import { en as orderMoves } from "../product-estimate-orders/moves/words/en.ts";
import { en as sellerOrders } from "../product-estimate-orders/seller/words/en.ts";
import { en as estimateGroups } from "../estimate-groups/words/en.ts";
import { en as manageGroup } from "../estimate-groups/manage/words/en.ts";
import { en as requote } from "../product-estimates/requote/words/en.ts";
import { en as productLives } from "../product-lives/words/en.ts";
import { en as substitutes } from "../substitutes/words/en.ts";
import { en as ownNumbers } from "../own-numbers/words/en.ts";
import { en as priceMemories } from "../price-memories/words/en.ts";
import { en as productEstimates } from "../product-estimates/words/en.ts";
import { en as productEstimateOrders } from "../product-estimate-orders/words/en.ts";
import { en as userPenaltyHistories } from "../user-penalty-histories/words/en.ts";
import { en as writerInfos } from "../writer-infos/words/en.ts";
import { en as reading } from "../reading/words/en.ts";
import { en as views } from "../views/words/en.ts";
import { en as wikis } from "../wikis/words/en.ts";
import { en as wikiEditor } from "../wikis/editor/words/en.ts";
import { en as ownWikis } from "../wikis/own/words/en.ts";
import { en as opinions } from "../wikis/opinions/words/en.ts";
import { en as revisions } from "../wikis/revisions/words/en.ts";
import { en as news } from "../news/words/en.ts";
import { en as notifications } from "../notifications/words/en.ts";
import { en as legal } from "../legal/words/en.ts";
import { en as documents } from "../documents/words/en.ts";
import { en as creditCards } from "../credit-cards/words/en.ts";
import { en as paymentOrders } from "../payment-orders/words/en.ts";
import { en as subscribes } from "../subscribes/words/en.ts";
import { en as plan } from "../plan/words/en.ts";
import type { Messages } from "./ko.ts";

export const en = {
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
