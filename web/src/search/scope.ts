import { storage } from "@bupum/ui/storage";

/** What the header's box searches (D23-2); both is the default and is left out of addresses. */
export const scopes = ["PRODUCT_AND_SELLER", "PRODUCT", "SELLER"] as const;
export type Scope = (typeof scopes)[number];

export const scopeOf = (value: unknown): Scope =>
  scopes.find((scope) => scope === value) ?? "PRODUCT_AND_SELLER";

/** The storage key of a scope's recent searches. */
export const recentOf = (scope: Scope) =>
  scope === "SELLER" ? storage.sellerSearchText : storage.productSearchText;

export const scopeSearch = (scope: Scope) => (scope === "PRODUCT_AND_SELLER" ? {} : { scope });
