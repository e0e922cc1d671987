import type { AuditEvent } from "@bupum/shared/accounts/audit-events/admin-contract";
import { isId, type Prefix } from "@bupum/shared/kernel/id-text";
import type { LookupKind } from "@bupum/shared/search/lookups/kinds";
import type { RowTarget } from "@bupum/ui/data-table/row-link";

/** The page of a thing by the kind of its id. */
const pages = {
  usr: ["/users/$userId", "userId"],
  sel: ["/sellers/$sellerId", "sellerId"],
  wri: ["/writers/$writerId", "writerId"],
  prd: ["/products/$productId", "productId"],
  mkr: ["/makers/$manufactorId", "manufactorId"],
  mch: ["/merchandises/$merchandiseId", "merchandiseId"],
  dlr: ["/dealers/$dealerId", "dealerId"],
  egr: ["/requests/$groupId", "groupId"],
  ord: ["/orders/$orderId", "orderId"],
  rrh: ["/register-requests/$requestId", "requestId"],
  pen: ["/penalties/$penaltyId", "penaltyId"],
  crd: ["/cards/$cardId", "cardId"],
  sub: ["/subscriptions/$subscribeId", "subscribeId"],
  pay: ["/payments/$paymentId", "paymentId"],
  wik: ["/wikis/$wikiId", "wikiId"],
  wrh: ["/opinions/$opinionId", "opinionId"],
  nws: ["/news/$newsId", "newsId"],
  brd: ["/boards/$boardId", "boardId"],
} as const satisfies Partial<Record<Prefix, readonly [to: string, param: string]>>;

type Shown = keyof typeof pages;
// The keys are the constant's own.
const prefixes = Object.keys(pages) as Shown[];

const pageOf = (prefix: Shown, id: string): RowTarget => {
  const [to, param] = pages[prefix];
  return { to, params: { [param]: id } };
};

/** The page that an id stands for, if the typed text is one. */
export function targetOfId(text: string): RowTarget | undefined {
  const [estimateId = "", line] = text.split("#");
  if (line && isId(estimateId, "est")) return { to: "/lines/$lineId", params: { lineId: text } };
  const prefix = prefixes.find((one) => isId(text, one));
  return prefix && pageOf(prefix, text);
}

/** The page of what an audit event is about; some things have none. */
export function targetOfEvent({ entity, entityId }: Pick<AuditEvent, "entity" | "entityId">) {
  if (entity === "reconciliation")
    return { to: "/reconciliations/$day", params: { day: entityId } };
  if (entity === "chat") return { to: "/chats/$uuid", params: { uuid: entityId } };
  if (entity === "chats-of") return { to: "/chats/of/$userId", params: { userId: entityId } };
  return targetOfId(entityId);
}

/** The page of a hit. */
export function targetOf(kind: LookupKind | "product" | "maker", id: string): RowTarget {
  if (kind === "purchaseOrder") return { to: "/orders/po/$orderId", params: { orderId: id } };
  const prefix = {
    group: "egr",
    estimate: "egr",
    user: "usr",
    seller: "sel",
    writer: "wri",
    payment: "pay",
    registerRequest: "rrh",
    product: "prd",
    maker: "mkr",
  } as const;
  return pageOf(prefix[kind], id);
}
