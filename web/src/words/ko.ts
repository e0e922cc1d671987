import { ko as problemWords } from "@bupum/shared/kernel/words/ko";
import { ko as kit } from "@bupum/ui/words/ko";
import { ko as layout } from "../layout/words/ko.ts";
import { ko as addresses } from "../addresses/words/ko.ts";
import { ko as blocks } from "../blocks/words/ko.ts";
import { ko as boards } from "../boards/words/ko.ts";
import { ko as bookmarks } from "../bookmarks/words/ko.ts";
import { ko as categories } from "../categories/words/ko.ts";
import { ko as chats } from "../chats/words/ko.ts";
import { ko as approvalRules } from "../approval-rules/words/ko.ts";
import { ko as costCentres } from "../cost-centres/words/ko.ts";
import { ko as deliveryAddresses } from "../delivery-addresses/words/ko.ts";
import { ko as orderNumbers } from "../order-numbers/words/ko.ts";
import { ko as orderApprovals } from "../order-approvals/words/ko.ts";
import { ko as taxInvoices } from "../tax-invoices/words/ko.ts";
import { ko as claims } from "../claims/words/ko.ts";
import { ko as companies } from "../companies/words/ko.ts";
import { ko as dealers } from "../dealers/words/ko.ts";
import { ko as home } from "../home/words/ko.ts";
import { ko as homes } from "../homes/words/ko.ts";
import { ko as auth } from "../auth/words/ko.ts";
import { ko as verifications } from "../verifications/words/ko.ts";
import { ko as users } from "../users/words/ko.ts";
import { ko as sessions } from "../sessions/words/ko.ts";
import { ko as sheets } from "../sheets/words/ko.ts";
import { ko as stocks } from "../stocks/words/ko.ts";
import { ko as trade } from "../trade/words/ko.ts";
import { ko as bestOffer } from "../best-offer/words/ko.ts";
import { ko as products } from "../products/words/ko.ts";
import { ko as neighbours } from "../neighbours/words/ko.ts";
import { ko as compare } from "../products/compare/words/ko.ts";
import { ko as results } from "../products/results/words/ko.ts";
import { ko as manufactors } from "../manufactors/words/ko.ts";
import { ko as sellers } from "../sellers/words/ko.ts";
import { ko as scan } from "../scan/words/ko.ts";
import { ko as search } from "../search/words/ko.ts";
import { ko as merchandises } from "../merchandises/words/ko.ts";
import { ko as registerRequests } from "../register-requests/words/ko.ts";
import { ko as saleTerms } from "../sale-terms/words/ko.ts";
import { ko as sellerInfos } from "../seller-infos/words/ko.ts";
import { ko as answerSheet } from "../product-estimates/seller/sheet/words/ko.ts";
import { ko as sellerEstimates } from "../product-estimates/seller/words/ko.ts";
import { ko as orderMoves } from "../product-estimate-orders/moves/words/ko.ts";
import { ko as sellerOrders } from "../product-estimate-orders/seller/words/ko.ts";
import { ko as estimateGroups } from "../estimate-groups/words/ko.ts";
import { ko as manageGroup } from "../estimate-groups/manage/words/ko.ts";
import { ko as requote } from "../product-estimates/requote/words/ko.ts";
import { ko as productLives } from "../product-lives/words/ko.ts";
import { ko as substitutes } from "../substitutes/words/ko.ts";
import { ko as ownNumbers } from "../own-numbers/words/ko.ts";
import { ko as priceMemories } from "../price-memories/words/ko.ts";
import { ko as productEstimates } from "../product-estimates/words/ko.ts";
import { ko as productEstimateOrders } from "../product-estimate-orders/words/ko.ts";
import { ko as userPenaltyHistories } from "../user-penalty-histories/words/ko.ts";
import { ko as writerInfos } from "../writer-infos/words/ko.ts";
import { ko as reading } from "../reading/words/ko.ts";
import { ko as views } from "../views/words/ko.ts";
import { ko as wikis } from "../wikis/words/ko.ts";
import { ko as wikiEditor } from "../wikis/editor/words/ko.ts";
import { ko as ownWikis } from "../wikis/own/words/ko.ts";
import { ko as opinions } from "../wikis/opinions/words/ko.ts";
import { ko as revisions } from "../wikis/revisions/words/ko.ts";
import { ko as news } from "../news/words/ko.ts";
import { ko as notifications } from "../notifications/words/ko.ts";
import { ko as legal } from "../legal/words/ko.ts";
import { ko as documents } from "../documents/words/ko.ts";
import { ko as creditCards } from "../credit-cards/words/ko.ts";
import { ko as paymentOrders } from "../payment-orders/words/ko.ts";
import { ko as subscribes } from "../subscribes/words/ko.ts";
import { ko as plan } from "../plan/words/ko.ts";

export const ko = {
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
};

/** Korean is the shape; English and Chinese are checked against it. */
export type Messages = typeof ko;
