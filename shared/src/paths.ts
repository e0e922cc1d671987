import type { Paths } from "./kernel/client.ts";

/** Generated from the contract: npm run paths -w web. */
export const userPaths = {
  auth: {
    signup: ["POST", "/auth/signup"],
    login: ["POST", "/auth/login"],
    findId: ["POST", "/auth/find-id"],
    findPassword: ["POST", "/auth/find-password"],
    changePassword: ["POST", "/auth/change-password"],
  },
  bookmarks: {
    create: ["POST", "/bookmarks"],
    many: ["POST", "/bookmarks/multiple"],
    remove: ["DELETE", "/bookmarks"],
    mine: ["GET", "/bookmarks/me"],
  },
  dealers: { list: ["GET", "/dealers"], get: ["GET", "/dealers/{id}"] },
  docs: { openapi: ["GET", "/openapi.json"] },
  emailVerification: {
    send: ["POST", "/email-verification"],
    verify: ["POST", "/email-verification/verify"],
  },
  estimateGroups: {
    list: ["GET", "/estimate-groups"],
    create: ["POST", "/estimate-groups"],
    get: ["GET", "/estimate-groups/{id}"],
  },
  estimates: {
    list: ["GET", "/estimates"],
    create: ["POST", "/estimates"],
    get: ["GET", "/estimates/{id}"],
  },
  exchangeRates: { get: ["GET", "/exchange-rates"] },
  files: { upload: ["POST", "/files/upload"], get: ["GET", "/files/{id}"] },
  manufactors: { list: ["GET", "/manufactors"], count: ["GET", "/manufactors/count"] },
  merchandises: {
    list: ["GET", "/merchandises"],
    create: ["POST", "/merchandises"],
    removeMany: ["DELETE", "/merchandises"],
    updateMany: ["PATCH", "/merchandises"],
    restore: ["POST", "/merchandises/restore"],
    update: ["PATCH", "/merchandises/{id}"],
    remove: ["DELETE", "/merchandises/{id}"],
    listOwn: ["GET", "/merchandises/seller"],
    removeOwn: ["DELETE", "/merchandises/seller"],
  },
  notifications: {
    list: ["GET", "/notifications"],
    removeAll: ["DELETE", "/notifications"],
    remove: ["DELETE", "/notifications/{id}"],
    read: ["PATCH", "/notifications/read"],
  },
  phoneVerification: {
    send: ["POST", "/phone-verification"],
    verify: ["POST", "/phone-verification/verify"],
  },
  productEstimateOrders: {
    counts: ["GET", "/product-estimate-orders/counts"],
    sellerCounts: ["GET", "/product-estimate-orders/seller/counts"],
    list: ["GET", "/product-estimate-orders"],
    create: ["POST", "/product-estimate-orders"],
    listOfSeller: ["GET", "/product-estimate-orders/seller"],
    get: ["GET", "/product-estimate-orders/{id}"],
    accept: ["PATCH", "/product-estimate-orders/seller/{id}/accept"],
    reject: ["PATCH", "/product-estimate-orders/seller/{id}/reject"],
  },
  productEstimateResponses: {
    create: ["POST", "/product-estimate-responses"],
    reject: ["POST", "/product-estimate-responses/reject"],
  },
  productEstimates: {
    listOfEstimate: ["GET", "/product-estimates/estimate"],
    listOfSeller: ["GET", "/product-estimates/seller-estimate"],
    get: ["GET", "/product-estimates/{id}"],
  },
  products: {
    search: ["GET", "/products/search"],
    ids: ["GET", "/products/ids"],
    count: ["GET", "/products/count"],
    get: ["GET", "/products/{id}"],
  },
  sellerInfos: {
    list: ["GET", "/seller-infos"],
    create: ["POST", "/seller-infos"],
    update: ["PUT", "/seller-infos"],
    close: ["PATCH", "/seller-infos/closure"],
    me: ["GET", "/seller-infos/me"],
    product: ["GET", "/seller-infos/product"],
    search: ["GET", "/seller-infos/search"],
    get: ["GET", "/seller-infos/{id}"],
  },
  stocks: { list: ["GET", "/stocks"] },
  users: {
    me: ["GET", "/users/me"],
    update: ["PATCH", "/users/me"],
    remove: ["DELETE", "/users/me"],
    changePassword: ["PATCH", "/users/me/password"],
    sellerCount: ["GET", "/users/seller-count"],
  },
} as const satisfies Paths;

export const adminPaths = {
  auth: { login: ["POST", "/auth/login"] },
  dealerEntities: {
    list: ["GET", "/dealer-entities"],
    get: ["GET", "/dealer-entities/{id}"],
    create: ["POST", "/dealer-entities"],
    update: ["PATCH", "/dealer-entities/{id}"],
    remove: ["DELETE", "/dealer-entities/{id}"],
  },
  docs: { openapi: ["GET", "/openapi.json"] },
  emailVerifications: {
    send: ["POST", "/email-verifications/send"],
    valid: ["POST", "/email-verifications/valid"],
  },
  files: { get: ["GET", "/files/{id}"] },
  health: { check: ["GET", "/health"] },
  me: { me: ["GET", "/me"] },
  merchandiseEntities: {
    list: ["GET", "/merchandise-entities"],
    get: ["GET", "/merchandise-entities/{id}"],
    removeMany: ["DELETE", "/merchandise-entities"],
  },
  sellerInfo: { get: ["GET", "/seller-info"], decide: ["PATCH", "/seller-info"] },
  sellerInfoEntities: {
    list: ["GET", "/seller-info-entities"],
    get: ["GET", "/seller-info-entities/{id}"],
  },
  userEntities: {
    search: ["GET", "/user-entities/user"],
    xlsx: ["GET", "/user-entities/xlsx"],
    list: ["GET", "/user-entities"],
    get: ["GET", "/user-entities/{id}"],
    update: ["PATCH", "/user-entities/{id}"],
    signup: ["POST", "/user-entities/signup"],
    deleteUser: ["DELETE", "/user-entities/delete-user"],
  },
} as const satisfies Paths;
