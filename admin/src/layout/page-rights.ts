import type { Operation } from "../may.tsx";

/** What the reader of a page must be allowed to do; other pages are open to every admin (D20-10). */
const pageRights: Readonly<Record<string, Operation>> = {
  "/admins/new": "owner",
  "/approvals": "approvals.list",
  "/audit-events": "auditEvents.list",
  "/boards/new": "boards.create",
  "/cards": "creditCardEntities.list",
  "/cards/$cardId": "creditCardEntities.get",
  "/category-tags": "categoryTagEntities.update",
  "/chats/$uuid": "chatEntities.get",
  "/chats/of/$userId": "chatEntities.list",
  "/claims": "claimEntities.list",
  "/claims/$claimId": "claimEntities.get",
  "/dealers/$dealerId": "dealerEntities.update",
  "/dealers/new": "dealerEntities.create",
  "/maintenance": "maintenance.list",
  "/makers/$manufactorId/edit": "manufactorEntities.update",
  "/makers/$manufactorId/merge": "manufactorEntities.merge",
  "/makers/new": "manufactorEntities.create",
  "/merchandises/$merchandiseId/edit": "merchandiseEntities.update",
  "/merchandises/new": "merchandiseEntities.create",
  "/news/$newsId": "news.update",
  "/news/bulk": "news.createMany",
  "/news/categories": "newsCategories.update",
  "/news/new": "news.create",
  "/payments": "paymentOrderEntities.list",
  "/payments/$paymentId": "paymentOrderEntities.get",
  "/penalties": "userPenaltyHistoryEntities.list",
  "/penalties/$penaltyId": "userPenaltyHistoryEntities.get",
  "/products/$productId/edit": "productEntities.update",
  "/products/$productId/merge": "productEntities.merge",
  "/products/lives": "productEntities.sayLives",
  "/products/new": "productEntities.create",
  "/reconciliations": "reconciliations.list",
  "/reconciliations/$day": "reconciliations.get",
  "/requests/new": "estimates.create",
  "/search-words": "searchWords.update",
  "/specification-rules": "specificationRules.create",
  "/subscriptions": "subscribeEntities.list",
  "/subscriptions/$subscribeId": "subscribeEntities.get",
  "/support": "chatEntities.support",
  "/users/new": "userEntities.signup",
  "/wikis/$wikiId/edit": "wikiEntities.update",
  "/wikis/categories": "wikiCategoryEntities.update",
};

/** Whether the reader may open the page at this path of the routes. */
export function opens(may: (operation: Operation) => boolean, path: string): boolean {
  const needed = pageRights[path.replace(/\/$/, "")];
  return needed === undefined || may(needed);
}
