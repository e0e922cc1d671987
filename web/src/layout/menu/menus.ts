import type { Messages } from "../../words/ko.ts";
import type { PlainPage } from "./known-paths.ts";

type Words = Messages["layout"];
export const menuTypes = ["mypage", "estimate", "seller", "writer"] as const;
export type MenuType = (typeof menuTypes)[number];

interface PlannedEntry {
  words: keyof Words["menus"];
  to: string;
  detailType?: string;
  /** A page that belongs to this entry, although its path lies elsewhere. */
  leadsTo?: string;
  /** It, or each page right below it, needs the whole width: no menus are drawn around that. */
  isWide?: "here" | "below";
}
/** An entry whose page exists. */
export type MenuEntry = PlannedEntry & { to: PlainPage };
interface Tab<Entry> {
  type: MenuType;
  entries: readonly Entry[];
}
export type MenuTab = Tab<MenuEntry>;

/** Tabs and menus as given (D23-4). An entry shows as soon as the route of its page exists. */
export const tabs: readonly Tab<PlannedEntry>[] = [
  {
    type: "mypage",
    entries: [
      { words: "home", to: "/mypage/home" },
      { words: "profile", to: "/mypage/profile" },
      { words: "bookmarks", to: "/mypage/bookmarks" },
      { words: "ownNumbers", to: "/mypage/own-numbers" },
      { words: "companies", to: "/mypage/companies", leadsTo: "/mypage/approvals" },
      { words: "receivedInvoices", to: "/mypage/tax-invoices" },
      { words: "boards", to: "/mypage/boards" },
      { words: "chats", to: "/chats", isWide: "here" },
      { words: "payment", to: "/mypage/subscribe", detailType: "payment" },
      { words: "paymentHistory", to: "/mypage/payments", detailType: "payment-history" },
    ],
  },
  {
    type: "estimate",
    entries: [
      {
        words: "requestedEstimates",
        to: "/mypage/estimates",
        detailType: "request-product-estimates",
        isWide: "below",
      },
      { words: "receivedOrders", to: "/mypage/orders", detailType: "orders" },
      { words: "claims", to: "/mypage/claims" },
    ],
  },
  {
    type: "seller",
    entries: [
      { words: "sellerInfo", to: "/seller/sellerInfo/add", detailType: "seller-info" },
      { words: "saleTerms", to: "/seller/terms" },
      { words: "addMerchandise", to: "/seller/add-merchandise", detailType: "add" },
      {
        words: "merchandises",
        to: "/seller/merchandises",
        detailType: "merchandises",
        leadsTo: "/seller/register-requests",
      },
      {
        words: "receivedEstimates",
        to: "/seller/product-estimates",
        detailType: "receive-product-estimates",
        leadsTo: "/seller/answer-sheet",
      },
      { words: "sellerOrders", to: "/seller/orders", detailType: "orders" },
      { words: "receivedClaims", to: "/seller/claims" },
      { words: "taxInvoices", to: "/seller/tax-invoices" },
    ],
  },
  {
    type: "writer",
    entries: [
      { words: "wikiInfo", to: "/writer/wiki-info", detailType: "wiki-info" },
      { words: "wikiCreate", to: "/writer/wiki/create", detailType: "wiki-create" },
      { words: "wikiList", to: "/writer/wiki", detailType: "wiki-list" },
      { words: "wikiOpinion", to: "/writer/wiki/request-history", detailType: "wiki-opinion" },
    ],
  },
];

/** The tabs with pages, with only those entries; `paths` are the existing routes. */
export function shownTabs(paths: ReadonlySet<string>): readonly MenuTab[] {
  const isThere = (entry: PlannedEntry): entry is MenuEntry => paths.has(entry.to);
  return tabs
    .map(({ type, entries }) => ({ type, entries: entries.filter(isThere) }))
    .filter((tab) => tab.entries.length > 0);
}

/** The query of a menu entry (D23-4). */
export const menuSearch = (type: MenuType, entry: PlannedEntry) => ({
  type,
  ...(entry.detailType && { detailType: entry.detailType }),
});
