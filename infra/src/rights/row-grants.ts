import type { FunctionName } from "../build.ts";
import type { PowerName } from "./powers.ts";

const verbs = {
  get: "rows:get",
  "batch-get": "rows:batch-get",
  query: "rows:query",
  gsi1: "rows:gsi1",
  gsi2: "rows:gsi2",
  put: "rows:put",
  update: "rows:update",
  delete: "rows:delete",
  check: "rows:check",
  "batch-write": "rows:batch-write",
} as const satisfies Record<string, PowerName>;

/**
 * Each function's permissions on the table. If one is missing a test of the API fails with its
 * name; an unused one is reported by `npm run grants`.
 */
const rowGrants: Record<string, string> = {
  "user-addresses": "get",
  "user-answer-links": "get batch-get query put update check",
  "user-auth": "get batch-get put update delete",
  "user-award-plans": "get batch-get query put",
  "user-batch-job-status": "get query",
  "user-blocks": "get batch-get gsi1 gsi2 put update delete",
  "user-boards": "get batch-get query gsi1 gsi2 put update delete",
  "user-bookmarks": "get batch-get gsi1 gsi2 put update delete check",
  "user-category-tags": "get query",
  "user-chats": "get batch-get query gsi1 gsi2 put update",
  "user-claims": "get batch-get gsi1 gsi2 put update delete",
  "user-companies": "get batch-get query gsi1 put update delete check",
  "user-credit-cards": "get batch-get put update check",
  "user-dealers": "get batch-get query gsi1 gsi2 update",
  "user-documents": "get batch-get query put update",
  "user-email-verification": "get batch-get put update delete check",
  "user-estimate-groups": "get batch-get query gsi1 gsi2 put update check",
  "user-estimates": "get batch-get query gsi1 gsi2 put update check",
  "user-exchange-rates": "get query",
  "user-files": "get batch-get put update",
  "user-homes": "get batch-get query gsi1 gsi2",
  "user-images": "get",
  "user-manufactors": "get batch-get query gsi1 gsi2 update",
  "user-merchandises": "get batch-get query gsi1 gsi2 put update delete check",
  "user-news": "get batch-get query gsi1 gsi2 update",
  "user-news-click-histories": "get batch-get put update",
  "user-notifications": "get batch-get query update delete",
  "user-order-approvals": "get batch-get query gsi1 put update delete check",
  "user-own-numbers": "get batch-get query put update delete",
  "user-payment-orders": "get batch-get query put",
  "user-phone-verification": "get batch-get put update delete check",
  "user-price-memories": "get batch-get query gsi1",
  "user-product-estimate-orders": "get batch-get query gsi1 gsi2 put update delete check",
  "user-product-estimate-responses": "get batch-get query gsi2 put update check",
  "user-product-estimates": "get batch-get query gsi1 gsi2 put update check",
  "user-products": "get batch-get query gsi1 gsi2 put update",
  "user-register-request-histories": "get batch-get query gsi1 put update delete",
  "user-replies": "get batch-get put update delete check",
  "user-request-baskets": "get batch-get put update",
  "user-seller-infos": "get batch-get query gsi2 put update delete",
  "user-stocks": "get query",
  "user-subscribes": "get batch-get put update check",
  "user-tax-invoices": "get batch-get gsi1 gsi2 put update",
  "user-user-penalty-histories": "get batch-get put update",
  "user-users": "get batch-get query put update delete check",
  "user-wiki-categories": "get query",
  "user-writer-infos": "get batch-get put update",
  "user-wiki-comments": "get batch-get gsi1 put update",
  "user-wiki-request-histories": "get batch-get gsi1 gsi2 put update delete",
  "user-wiki-revisions": "get batch-get query put update delete",
  "user-wikis": "get batch-get query gsi1 gsi2 put update delete",

  "admin-audit-events": "get batch-get query gsi1 gsi2 put check",
  "admin-auth": "get batch-get put update delete",
  "admin-boards": "get batch-get query gsi1 gsi2 put update delete",
  "admin-approvals": "get batch-get query gsi1 put update delete check",
  "admin-category-tag-entities": "get query put update delete check",
  "admin-chat-entities": "get batch-get query gsi1 gsi2 put update",
  "admin-claim-entities": "get batch-get gsi1 gsi2 put update delete",
  "admin-credit-card-entities": "get batch-get query gsi1 put update check",
  "admin-dealer-entities": "get batch-get gsi1 gsi2 put update delete",
  "admin-email-verifications": "get batch-get put update delete",
  "admin-estimates": "get batch-get query gsi1 gsi2 put update check",
  "admin-files": "get put update",
  "admin-health": "get",
  "admin-inbox": "get query gsi1 gsi2",
  "admin-lookups": "get query",
  "admin-maintenance": "get batch-get put",
  "admin-manufactor-entities": "get batch-get query gsi1 put update delete",
  "admin-me": "get query put update delete",
  "admin-merchandise-entities": "get batch-get query gsi1 gsi2 put update delete check",
  "admin-news": "get batch-get query gsi1 gsi2 put update delete",
  "admin-news-categories": "get query put update delete",
  "admin-passkeys": "get batch-get query put update delete",
  "admin-payment-order-entities": "get batch-get query gsi1 gsi2 put update",
  "admin-product-entities": "get batch-get query gsi1 gsi2 put update delete",
  "admin-product-estimate-entities": "get batch-get query put update check",
  "admin-product-estimate-order-entities": "get batch-get query gsi2 put update delete",
  "admin-reconciliations": "get batch-get query gsi1 put update",
  "admin-register-merchandise-histories": "get batch-get query gsi1 put",
  "admin-register-request-histories": "get batch-get query gsi1 gsi2 put update delete",
  "admin-replies": "get batch-get put update check",
  "admin-search-misses": "get batch-get gsi1",
  "admin-search-words": "get batch-get query put update delete",
  "admin-seller-info": "get put update delete",
  "admin-seller-info-entities": "get batch-get gsi1 gsi2",
  "admin-specification-rules": "get batch-get query put delete",
  "admin-subscribe-entities": "get batch-get query gsi1 gsi2 put update check",
  "admin-user-entities": "get batch-get query gsi1 gsi2 put update delete check",
  "admin-user-penalty-history-entities": "get gsi1 gsi2 put update delete",
  "admin-wiki-category-entities": "get query put update delete check",
  "admin-writer-infos": "get batch-get gsi1 gsi2 put update check",

  "job-billing": "get batch-get put update check",
  "admin-wiki-entities": "get batch-get query gsi1 gsi2 put update delete",
  "admin-wiki-comments": "get batch-get gsi1 put update",
  "admin-wiki-request-history-entities": "get batch-get gsi1 gsi2 put update delete",

  "job-tax-invoices": "get batch-get gsi2 put update",
  "job-bulk": "get batch-get query gsi1 gsi2 put update delete check",
  "job-chat": "get batch-get query delete",
  "job-dispatch": "get batch-get query gsi1 gsi2 put update delete check",
  "job-documents": "get batch-get query gsi1 gsi2 put update",
  "job-import": "get batch-get query gsi1 gsi2 put update delete check",
  "job-index": "get batch-get query put update delete batch-write",
  "job-notify": "get batch-get put update query gsi1",
  "job-rates": "get update",
  "job-reconciliation": "batch-get query put update",
  "job-sitemap": "query gsi1",
  "job-snapshots": "get batch-get query gsi1 gsi2 put update delete",
  "job-snapshot-check": "get batch-get query gsi1 gsi2 put update delete",
  "job-stocks": "update",
  "job-sweeps": "get gsi2 put update",

  "site-heads": "get batch-get query gsi1 gsi2",

  "socket-chat-connect": "get query put delete",
  "socket-chat-disconnect": "get put delete",
  "socket-chat-message": "get batch-get query delete",
};

const isVerb = (word: string): word is keyof typeof verbs => word in verbs;

/** The powers of a function over the rows of the table. */
export function rowsOf(name: FunctionName): PowerName[] {
  const words = rowGrants[name]?.split(" ") ?? [];
  return words.map((word) => {
    if (!isVerb(word)) throw new Error(`${name}: nothing on the table is called ${word}`);
    return verbs[word];
  });
}

/** The functions that touch the table. */
export const rowUsers: readonly string[] = Object.keys(rowGrants);
