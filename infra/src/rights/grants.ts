import type { FunctionName } from "../build.ts";
import type { PowerName } from "./powers.ts";
import { rowsOf } from "./row-grants.ts";

/** These serve a public file of their bundle to any call through CloudFront: no row, no caller. */
const withoutRows: ReadonlySet<FunctionName> = new Set(["user-docs", "admin-docs"]);

/**
 * Each function's permissions beyond its rows (row-grants.ts), all in one place, so that one look
 * shows who can read a key, send a mail or touch a file. A function not listed has none.
 */
export const grants: Partial<Record<FunctionName, readonly PowerName[]>> = {
  "user-addresses": ["addresses"],
  "user-auth": ["token-key", "device-key"],
  "admin-auth": ["token-key", "device-key"],
  "admin-passkeys": ["token-key", "device-key", "admin-url"],
  "user-phone-verification": ["code-key"],
  "user-email-verification": ["code-key"],
  /** It claims logos, and asks about business numbers. */
  "user-companies": ["code-key", "uploads:peek", "taxOffice"],
  "admin-email-verifications": ["code-key"],
  /** Renews the token of a session in the second half of its life (D20-6). */
  "user-users": ["token-key"],
  "user-credit-cards": ["card", "billing-key:encrypt", "card-trace"],
  "user-subscribes": ["card", "billing-key:decrypt"],
  "user-files": ["uploads:sign", "uploads:read"],
  "user-boards": ["uploads:peek", "anybody-sells"],
  "user-replies": ["uploads:peek"],
  /** The address of the socket is on the site's origin. */
  "user-chats": ["uploads:peek", "site-url", "chat"],
  /** They search in memory, and tell an alarm of a snapshot that they cannot read (S7-4). */
  "user-products": ["stage", "snapshots:read"],
  "user-manufactors": ["stage", "snapshots:read"],
  "user-merchandises": ["stage", "snapshots:read"],
  "user-seller-infos": ["uploads:peek", "stage", "snapshots:read"],
  "admin-seller-info-entities": ["taxOffice"],
  "user-estimate-groups": ["uploads:peek"],
  "user-estimates": ["uploads:peek"],
  "admin-estimates": ["uploads:peek"],
  "user-product-estimate-responses": ["uploads:peek", "uploads:export"],
  "user-answer-links": ["uploads:peek"],
  "user-product-estimate-orders": ["uploads:peek"],
  "user-claims": ["uploads:peek"],
  "user-user-penalty-histories": ["uploads:peek"],
  "user-writer-infos": ["uploads:peek"],
  "admin-files": ["uploads:sign", "uploads:read"],
  "user-images": ["uploads:fetch"],
  /** The addresses in its RSS. */
  "user-wikis": ["uploads:peek", "site-url"],
  "user-wiki-revisions": ["uploads:peek"],
  "user-wiki-request-histories": ["uploads:peek"],
  "user-payment-orders": ["webhook-key"],

  "admin-wiki-entities": ["uploads:peek"],
  "admin-news": ["uploads:peek"],
  "admin-boards": ["uploads:peek"],
  "admin-replies": ["uploads:peek"],
  /** The addresses in its RSS. */
  "user-news": ["site-url"],
  /** The address at which support sees what a member sees. */
  "admin-user-entities": ["site-url"],
  "admin-credit-card-entities": ["card", "billing-key:encrypt", "card-trace"],
  "admin-approvals": ["card"],
  "admin-payment-order-entities": ["card", "uploads:read-documents"],
  "admin-subscribe-entities": ["card", "billing-key:decrypt"],
  "admin-product-entities": ["uploads:peek"],
  "admin-search-words": ["stage", "snapshots:read"],
  "admin-manufactor-entities": ["uploads:peek"],
  "user-register-request-histories": ["uploads:peek"],
  /** Joins the provider, and asks it for a certificate. */
  "user-tax-invoices": ["taxInvoices"],
  "user-documents": ["uploads:read-documents"],
  "user-product-estimates": ["uploads:export"],
  "user-batch-job-status": ["uploads:read-made"],

  "job-relay": [
    "stage",
    "stream",
    "queue:notify",
    "queue:index",
    "queue:dispatch",
    "queue:bulk",
    "queue:import",
    "queue:documents",
    "queue:billing",
    "queue:chat",
    "queue:tax-invoices",
    "lost:keep",
  ],
  "job-notify": ["stage", "receive:notify", "message", "code-key"],
  "job-dispatch": ["stage", "receive:dispatch", "uploads:move"],
  "job-import": ["stage", "receive:import", "uploads:fetch", "uploads:make", "auto-apply"],
  /** It prints logos. */
  "job-documents": [
    "stage",
    "receive:documents",
    "uploads:fetch",
    "uploads:make-export",
    "site-url",
  ],
  "job-billing": ["stage", "receive:billing", "card", "billing-key:decrypt", "card-trace"],
  "job-reconciliation": ["stage", "card"],
  "job-chat": ["stage", "receive:chat", "connections:post", "connections:end", "chat", "site-url"],
  "job-bulk": ["stage", "receive:bulk"],
  /** The provider that signs and sends tax invoices. */
  "job-tax-invoices": ["stage", "receive:tax-invoices", "taxInvoices"],
  "job-index": ["stage", "receive:index", "queue:index"],
  "job-rates": ["rates"],
  "job-stocks": ["stocks"],
  "job-sweeps": ["stage"],
  "job-sitemap": ["stage", "site:sitemap"],
  "job-snapshots": ["stage", "snapshots:make"],
  "job-snapshot-check": ["stage", "snapshots:make"],

  "site-heads": ["stage", "site:index"],

  /** A socket opens for pages of the site alone (D29-2). */
  "socket-chat-connect": ["stage", "edge", "site-url"],
  "socket-chat-disconnect": ["stage"],
  "socket-chat-message": ["stage", "connections:post", "connections:end"],
};

/** All powers of a function behind the stream, a queue, the clock or the pages. */
export const powerNamesOf = (name: FunctionName): readonly PowerName[] => [
  ...rowsOf(name),
  ...(grants[name] ?? []),
];

/** All powers of one function of an API. */
export const apiPowersOf = (name: FunctionName): readonly PowerName[] =>
  withoutRows.has(name) ? ["edge", "stage"] : ["api", "edge", "stage", ...powerNamesOf(name)];
