import { auditEventRoutes } from "./accounts/audit-events/admin-contract.ts";
import { adminAuthRoutes, adminMeRoutes } from "./accounts/auth/admin-contract.ts";
import { answerLinkRoutes } from "./deal/answer-links/contract.ts";
import { authRoutes } from "./accounts/auth/contract.ts";
import { claimEntityRoutes } from "./deal/claims/admin-contract.ts";
import { claimRoutes } from "./deal/claims/contract.ts";
import { priceMemoryRoutes } from "./deal/price-memories/contract.ts";
import { awardPlanRoutes } from "./deal/award-plans/contract.ts";
import { companyRoutes } from "./accounts/companies/contract.ts";
import { blockRoutes } from "./accounts/blocks/contract.ts";
import { adminBoardRoutes } from "./reading/boards/admin-contract.ts";
import { boardRoutes } from "./reading/boards/contract.ts";
import { bookmarkRoutes } from "./accounts/bookmarks/contract.ts";
import { dealerEntityRoutes } from "./selling/dealers/admin-contract.ts";
import { dealerRoutes } from "./selling/dealers/contract.ts";
import { categoryTagEntityRoutes } from "./reference/category-tags/admin-contract.ts";
import { categoryTagRoutes } from "./reference/category-tags/contract.ts";
import { chatEntityRoutes } from "./talk/chats/admin-contract.ts";
import { chatRoutes } from "./talk/chats/contract.ts";
import { batchJobStatusRoutes } from "./accounts/batch-job-status/contract.ts";
import { creditCardRoutes } from "./billing/credit-cards/contract.ts";
import { documentRoutes } from "./papers/documents/contract.ts";
import { creditCardEntityRoutes } from "./billing/credit-cards/admin-contract.ts";
import { docsRoutes } from "./reference/docs/contract.ts";
import { groupRoutes } from "./deal/estimate-groups/contract.ts";
import { adminEstimateRoutes } from "./deal/estimates/admin-contract.ts";
import { estimateRoutes } from "./deal/estimates/contract.ts";
import { addressRoutes } from "./reference/addresses/contract.ts";
import { exchangeRateRoutes } from "./reference/exchange-rates/contract.ts";
import { adminFileRoutes } from "./accounts/files/admin-contract.ts";
import { fileRoutes } from "./accounts/files/contract.ts";
import { healthRoutes } from "./reference/health/admin-contract.ts";
import { imageRoutes } from "./accounts/images/contract.ts";
import { maintenanceRoutes } from "./accounts/maintenance/admin-contract.ts";
import { makerEntityRoutes } from "./catalogue/manufactors/admin-contract.ts";
import { makerRoutes } from "./catalogue/manufactors/contract.ts";
import { merchandiseEntityRoutes } from "./selling/merchandises/admin-contract.ts";
import { merchandiseRoutes } from "./selling/merchandises/contract.ts";
import { newsCategoryRoutes } from "./reading/news-categories/admin-contract.ts";
import { newsClickRoutes } from "./reading/news-click-histories/contract.ts";
import { adminNewsRoutes } from "./reading/news/admin-contract.ts";
import { newsRoutes } from "./reading/news/contract.ts";
import { notificationRoutes } from "./notices/notifications/contract.ts";
import { ownNumberRoutes } from "./accounts/own-numbers/contract.ts";
import { requestBasketRoutes } from "./accounts/request-baskets/contract.ts";
import { paymentOrderRoutes } from "./billing/payment-orders/contract.ts";
import { orderEntityRoutes } from "./deal/product-estimate-orders/admin-contract.ts";
import { taxInvoiceRoutes } from "./papers/tax-invoices/contract.ts";
import { orderApprovalRoutes } from "./deal/order-approvals/contract.ts";
import { orderRoutes } from "./deal/product-estimate-orders/contract.ts";
import { purchaseOrderRoutes } from "./deal/product-estimate-orders/purchase-order-contract.ts";
import { quoteRoutes } from "./deal/product-estimate-responses/contract.ts";
import { lineEntityRoutes } from "./deal/product-estimates/admin-contract.ts";
import { lineRoutes } from "./deal/product-estimates/contract.ts";
import { reconciliationRoutes } from "./billing/reconciliations/admin-contract.ts";
import { paymentOrderEntityRoutes } from "./billing/payment-orders/admin-contract.ts";
import { productEntityRoutes } from "./catalogue/products/admin-contract.ts";
import { productRoutes } from "./catalogue/products/contract.ts";
import { adminReplyRoutes } from "./reading/replies/admin-contract.ts";
import { replyRoutes } from "./reading/replies/contract.ts";
import { approvalRoutes } from "./accounts/approvals/admin-contract.ts";
import { passkeyRoutes } from "./accounts/passkeys/admin-contract.ts";
import { homeRoutes } from "./notices/homes/contract.ts";
import { inboxRoutes } from "./notices/inbox/admin-contract.ts";
import { lookupRoutes } from "./search/lookups/admin-contract.ts";
import { searchMissRoutes } from "./search/search-misses/admin-contract.ts";
import { searchWordRoutes } from "./search/search-words/admin-contract.ts";
import { specificationRuleRoutes } from "./search/specification-rules/admin-contract.ts";
import { registerMerchandiseHistoryRoutes } from "./sheets/register-merchandise-histories/admin-contract.ts";
import { adminRegisterRequestHistoryRoutes } from "./sheets/register-request-histories/admin-contract.ts";
import { registerRequestHistoryRoutes } from "./sheets/register-request-histories/contract.ts";
import {
  adminSellerInfoRoutes,
  sellerInfoEntityRoutes,
} from "./accounts/seller-infos/admin-contract.ts";
import { sellerInfoRoutes } from "./accounts/seller-infos/contract.ts";
import { stockRoutes } from "./reference/stocks/contract.ts";
import { subscribeEntityRoutes } from "./billing/subscribes/admin-contract.ts";
import { subscribeRoutes } from "./billing/subscribes/contract.ts";
import { penaltyEntityRoutes } from "./trust/user-penalty-histories/admin-contract.ts";
import { penaltyRoutes } from "./trust/user-penalty-histories/contract.ts";
import { userEntityRoutes } from "./accounts/users/admin-contract.ts";
import { userRoutes } from "./accounts/users/contract.ts";
import { wikiCategoryEntityRoutes } from "./reading/wiki-categories/admin-contract.ts";
import { wikiCategoryRoutes } from "./reading/wiki-categories/contract.ts";
import { adminWriterInfoRoutes } from "./accounts/writer-infos/admin-contract.ts";
import { writerInfoRoutes } from "./accounts/writer-infos/contract.ts";
import { adminWikiCommentRoutes } from "./reading/wiki-comments/admin-contract.ts";
import { wikiCommentRoutes } from "./reading/wiki-comments/contract.ts";
import { opinionRoutes } from "./reading/wiki-request-histories/contract.ts";
import { opinionEntityRoutes } from "./reading/wiki-request-histories/admin-contract.ts";
import { wikiEntityRoutes } from "./reading/wikis/admin-contract.ts";
import { wikiRevisionRoutes } from "./reading/wiki-revisions/contract.ts";
import { wikiRoutes } from "./reading/wikis/contract.ts";
import { adminEmailVerificationRoutes } from "./accounts/verifications/admin-contract.ts";
import {
  emailVerificationRoutes,
  phoneVerificationRoutes,
} from "./accounts/verifications/contract.ts";

/**
 * All routes of the two APIs. infra, the handlers, the clients, OpenAPI and the generated tests
 * read this. A key is the camel case of the noun's folder in functions/src, below its area or below
 * admin, and of its Lambda.
 */
export const contract = {
  user: {
    answerLinks: answerLinkRoutes,
    auth: authRoutes,
    awardPlans: awardPlanRoutes,
    blocks: blockRoutes,
    boards: boardRoutes,
    addresses: addressRoutes,
    bookmarks: bookmarkRoutes,
    dealers: dealerRoutes,
    categoryTags: categoryTagRoutes,
    batchJobStatus: batchJobStatusRoutes,
    chats: chatRoutes,
    claims: claimRoutes,
    companies: companyRoutes,
    creditCards: creditCardRoutes,
    docs: docsRoutes,
    documents: documentRoutes,
    emailVerification: emailVerificationRoutes,
    estimateGroups: groupRoutes,
    estimates: estimateRoutes,
    exchangeRates: exchangeRateRoutes,
    files: fileRoutes,
    homes: homeRoutes,
    images: imageRoutes,
    manufactors: makerRoutes,
    merchandises: merchandiseRoutes,
    news: newsRoutes,
    newsClickHistories: newsClickRoutes,
    notifications: notificationRoutes,
    orderApprovals: orderApprovalRoutes,
    ownNumbers: ownNumberRoutes,
    paymentOrders: paymentOrderRoutes,
    phoneVerification: phoneVerificationRoutes,
    priceMemories: priceMemoryRoutes,
    productEstimateOrders: { ...orderRoutes, ...purchaseOrderRoutes },
    productEstimateResponses: quoteRoutes,
    productEstimates: lineRoutes,
    products: productRoutes,
    registerRequestHistories: registerRequestHistoryRoutes,
    replies: replyRoutes,
    requestBaskets: requestBasketRoutes,
    sellerInfos: sellerInfoRoutes,
    stocks: stockRoutes,
    subscribes: subscribeRoutes,
    taxInvoices: taxInvoiceRoutes,
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
    approvals: approvalRoutes,
    auditEvents: auditEventRoutes,
    auth: adminAuthRoutes,
    boards: adminBoardRoutes,
    dealerEntities: dealerEntityRoutes,
    categoryTagEntities: categoryTagEntityRoutes,
    chatEntities: chatEntityRoutes,
    claimEntities: claimEntityRoutes,
    creditCardEntities: creditCardEntityRoutes,
    docs: docsRoutes,
    emailVerifications: adminEmailVerificationRoutes,
    estimates: adminEstimateRoutes,
    files: adminFileRoutes,
    health: healthRoutes,
    inbox: inboxRoutes,
    lookups: lookupRoutes,
    maintenance: maintenanceRoutes,
    manufactorEntities: makerEntityRoutes,
    me: adminMeRoutes,
    merchandiseEntities: merchandiseEntityRoutes,
    news: adminNewsRoutes,
    newsCategories: newsCategoryRoutes,
    replies: adminReplyRoutes,
    searchMisses: searchMissRoutes,
    searchWords: searchWordRoutes,
    specificationRules: specificationRuleRoutes,
    passkeys: passkeyRoutes,
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
