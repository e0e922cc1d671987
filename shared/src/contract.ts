import { adminAuthRoutes, adminMeRoutes } from "./auth/admin-contract.ts";
import { answerLinkRoutes } from "./answer-links/contract.ts";
import { authRoutes } from "./auth/contract.ts";
import { awardPlanRoutes } from "./award-plans/contract.ts";
import { blockRoutes } from "./blocks/contract.ts";
import { adminBoardRoutes } from "./boards/admin-contract.ts";
import { boardRoutes } from "./boards/contract.ts";
import { bookmarkRoutes } from "./bookmarks/contract.ts";
import { dealerEntityRoutes } from "./dealers/admin-contract.ts";
import { dealerRoutes } from "./dealers/contract.ts";
import { categoryTagEntityRoutes } from "./category-tags/admin-contract.ts";
import { categoryTagRoutes } from "./category-tags/contract.ts";
import { chatEntityRoutes } from "./chats/admin-contract.ts";
import { chatRoutes } from "./chats/contract.ts";
import { batchJobStatusRoutes } from "./batch-job-status/contract.ts";
import { creditCardRoutes } from "./credit-cards/contract.ts";
import { documentRoutes } from "./documents/contract.ts";
import { creditCardEntityRoutes } from "./credit-cards/admin-contract.ts";
import { docsRoutes } from "./docs/contract.ts";
import { groupRoutes } from "./estimate-groups/contract.ts";
import { adminEstimateRoutes } from "./estimates/admin-contract.ts";
import { estimateRoutes } from "./estimates/contract.ts";
import { exchangeRateRoutes } from "./exchange-rates/contract.ts";
import { adminFileRoutes } from "./files/admin-contract.ts";
import { fileRoutes } from "./files/contract.ts";
import { healthRoutes } from "./health/admin-contract.ts";
import { imageRoutes } from "./images/contract.ts";
import { maintenanceRoutes } from "./maintenance/admin-contract.ts";
import { makerEntityRoutes } from "./manufactors/admin-contract.ts";
import { makerRoutes } from "./manufactors/contract.ts";
import { merchandiseEntityRoutes } from "./merchandises/admin-contract.ts";
import { merchandiseRoutes } from "./merchandises/contract.ts";
import { newsCategoryRoutes } from "./news-categories/admin-contract.ts";
import { newsClickRoutes } from "./news-click-histories/contract.ts";
import { adminNewsRoutes } from "./news/admin-contract.ts";
import { newsRoutes } from "./news/contract.ts";
import { notificationRoutes } from "./notifications/contract.ts";
import { paymentOrderRoutes } from "./payment-orders/contract.ts";
import { orderEntityRoutes } from "./product-estimate-orders/admin-contract.ts";
import { orderRoutes } from "./product-estimate-orders/contract.ts";
import { quoteRoutes } from "./product-estimate-responses/contract.ts";
import { lineEntityRoutes } from "./product-estimates/admin-contract.ts";
import { lineRoutes } from "./product-estimates/contract.ts";
import { reconciliationRoutes } from "./reconciliations/admin-contract.ts";
import { paymentOrderEntityRoutes } from "./payment-orders/admin-contract.ts";
import { productEntityRoutes } from "./products/admin-contract.ts";
import { productRoutes } from "./products/contract.ts";
import { adminReplyRoutes } from "./replies/admin-contract.ts";
import { replyRoutes } from "./replies/contract.ts";
import { searchMissRoutes } from "./search-misses/admin-contract.ts";
import { registerMerchandiseHistoryRoutes } from "./register-merchandise-histories/admin-contract.ts";
import { adminRegisterRequestHistoryRoutes } from "./register-request-histories/admin-contract.ts";
import { registerRequestHistoryRoutes } from "./register-request-histories/contract.ts";
import { adminSellerInfoRoutes, sellerInfoEntityRoutes } from "./seller-infos/admin-contract.ts";
import { sellerInfoRoutes } from "./seller-infos/contract.ts";
import { stockRoutes } from "./stocks/contract.ts";
import { subscribeEntityRoutes } from "./subscribes/admin-contract.ts";
import { subscribeRoutes } from "./subscribes/contract.ts";
import { penaltyEntityRoutes } from "./user-penalty-histories/admin-contract.ts";
import { penaltyRoutes } from "./user-penalty-histories/contract.ts";
import { userEntityRoutes } from "./users/admin-contract.ts";
import { userRoutes } from "./users/contract.ts";
import { wikiCategoryEntityRoutes } from "./wiki-categories/admin-contract.ts";
import { wikiCategoryRoutes } from "./wiki-categories/contract.ts";
import { adminWriterInfoRoutes } from "./writer-infos/admin-contract.ts";
import { writerInfoRoutes } from "./writer-infos/contract.ts";
import { adminWikiCommentRoutes } from "./wiki-comments/admin-contract.ts";
import { wikiCommentRoutes } from "./wiki-comments/contract.ts";
import { opinionRoutes } from "./wiki-request-histories/contract.ts";
import { opinionEntityRoutes } from "./wiki-request-histories/admin-contract.ts";
import { wikiEntityRoutes } from "./wikis/admin-contract.ts";
import { wikiRevisionRoutes } from "./wiki-revisions/contract.ts";
import { wikiRoutes } from "./wikis/contract.ts";
import { adminEmailVerificationRoutes } from "./verifications/admin-contract.ts";
import { emailVerificationRoutes, phoneVerificationRoutes } from "./verifications/contract.ts";

/**
 * Everything that the two APIs answer. infra, the handlers, the clients, OpenAPI and the generated
 * tests all read this. A key is the camel case of its folder below functions/src or
 * functions/src/admin, and of its Lambda.
 */
export const contract = {
  user: {
    answerLinks: answerLinkRoutes,
    auth: authRoutes,
    awardPlans: awardPlanRoutes,
    blocks: blockRoutes,
    boards: boardRoutes,
    bookmarks: bookmarkRoutes,
    dealers: dealerRoutes,
    categoryTags: categoryTagRoutes,
    batchJobStatus: batchJobStatusRoutes,
    chats: chatRoutes,
    creditCards: creditCardRoutes,
    docs: docsRoutes,
    documents: documentRoutes,
    emailVerification: emailVerificationRoutes,
    estimateGroups: groupRoutes,
    estimates: estimateRoutes,
    exchangeRates: exchangeRateRoutes,
    files: fileRoutes,
    images: imageRoutes,
    manufactors: makerRoutes,
    merchandises: merchandiseRoutes,
    news: newsRoutes,
    newsClickHistories: newsClickRoutes,
    notifications: notificationRoutes,
    paymentOrders: paymentOrderRoutes,
    phoneVerification: phoneVerificationRoutes,
    productEstimateOrders: orderRoutes,
    productEstimateResponses: quoteRoutes,
    productEstimates: lineRoutes,
    products: productRoutes,
    registerRequestHistories: registerRequestHistoryRoutes,
    replies: replyRoutes,
    sellerInfos: sellerInfoRoutes,
    stocks: stockRoutes,
    subscribes: subscribeRoutes,
    userPenaltyHistories: penaltyRoutes,
    users: userRoutes,
    wikiCategories: wikiCategoryRoutes,
    writerInfos: writerInfoRoutes,
    wikiComments: wikiCommentRoutes,
    wikiRequestHistories: opinionRoutes,
    wikiRevisions: wikiRevisionRoutes,
    wikis: wikiRoutes,
  },
  admin: {
    auth: adminAuthRoutes,
    boards: adminBoardRoutes,
    dealerEntities: dealerEntityRoutes,
    categoryTagEntities: categoryTagEntityRoutes,
    chatEntities: chatEntityRoutes,
    creditCardEntities: creditCardEntityRoutes,
    docs: docsRoutes,
    emailVerifications: adminEmailVerificationRoutes,
    estimates: adminEstimateRoutes,
    files: adminFileRoutes,
    health: healthRoutes,
    maintenance: maintenanceRoutes,
    manufactorEntities: makerEntityRoutes,
    me: adminMeRoutes,
    merchandiseEntities: merchandiseEntityRoutes,
    news: adminNewsRoutes,
    newsCategories: newsCategoryRoutes,
    replies: adminReplyRoutes,
    searchMisses: searchMissRoutes,
    paymentOrderEntities: paymentOrderEntityRoutes,
    reconciliations: reconciliationRoutes,
    productEntities: productEntityRoutes,
    productEstimateEntities: lineEntityRoutes,
    productEstimateOrderEntities: orderEntityRoutes,
    registerMerchandiseHistories: registerMerchandiseHistoryRoutes,
    registerRequestHistories: adminRegisterRequestHistoryRoutes,
    sellerInfo: adminSellerInfoRoutes,
    sellerInfoEntities: sellerInfoEntityRoutes,
    subscribeEntities: subscribeEntityRoutes,
    userEntities: userEntityRoutes,
    userPenaltyHistoryEntities: penaltyEntityRoutes,
    wikiCategoryEntities: wikiCategoryEntityRoutes,
    wikiComments: adminWikiCommentRoutes,
    wikiEntities: wikiEntityRoutes,
    wikiRequestHistoryEntities: opinionEntityRoutes,
    writerInfos: adminWriterInfoRoutes,
  },
} as const;
