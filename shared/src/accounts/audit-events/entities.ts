/** The things whose history is kept, by the names of their events. */
export const auditEntities = [
  "user",
  "seller",
  "writer",
  "penalty",
  "product",
  "manufactor",
  "category-tag",
  "dealer",
  "merchandise",
  "register-request",
  "search-word",
  "specification-rule",
  "estimateGroup",
  "estimate",
  "awardPlan",
  "orderApproval",
  "productEstimate",
  "orderBatch",
  "order",
  "claim",
  "tax-invoice",
  "subscribe",
  "payment-order",
  "credit-card",
  "reconciliation",
  "news",
  "news-category",
  "wiki",
  "wiki-category",
  "wiki-comment",
  "wiki-opinion",
  "board",
  "reply",
  "chat",
  "chats-of",
  "maintenance",
] as const;
export type AuditEntity = (typeof auditEntities)[number];

/** The things that admins write notes about (D30-4). */
export const notedEntities = ["user", "seller", "writer", "order", "claim", "penalty"] as const;
export type NotedEntity = (typeof notedEntities)[number];

/** The state that an event of a note leads to. */
export const noted = "NOTED";
export const mostNote = 1_000;
