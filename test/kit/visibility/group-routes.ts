import { lineOf } from "../group.ts";
import type { Mark, markedGroup } from "./marked-group.ts";

type Marked = Awaited<ReturnType<typeof markedGroup>>;
const users = ["buyer", "asked", "rival", "other", "stranger", "guest"] as const;
export const everybody = [...users, "admin"] as const;
export type Who = (typeof everybody)[number];

/** A call that returns parts of a deal: whom it answers, and what it could show of the deal. */
interface DealRoute {
  method?: "POST";
  path: (marked: Marked, orderId: string) => string;
  body?: (marked: Marked, orderId: string) => object;
  answers: Who[];
  shows: Mark[];
  /** What it shows everybody from the first accepted order on. */
  opens?: Mark[];
  /** It answers with a PDF. */
  prints?: true;
}

const line = (id: string) => `/product-estimates/${encodeURIComponent(lineOf(id))}`;
const companies: Mark[] = ["askedCompany", "rivalCompany"];
const lines: Mark[] = ["lineOfAsked", "lineOfRival"];
const prices: Mark[] = ["priceOfAsked", "priceOfRival"];
const refusals: Mark[] = ["refusalOfAsked", "refusalOfRival"];
const contact: Mark[] = ["contactPhone", "contactEmail"];
const shipTo: Mark[] = ["shipToName", "shipToPhone", "shipToAddress"];

const header: Mark[] = ["title", "memo", "groupFile", "buyerCompany", ...contact, ...companies];
const quotes: Mark[] = ["targetPrice", "buyerCompany", ...companies, ...prices];
const ofLine: Mark[] = ["title", ...quotes, "quoteFile"];
const ofLines: Mark[] = [...ofLine, ...lines, ...refusals];
const ofOrder: Mark[] = ["buyerCompany", "askedCompany", "priceOfAsked", ...shipTo];
const without = (marks: Mark[], ...left: Mark[]) => marks.filter((one) => !left.includes(one));
const sheet: Omit<DealRoute, "answers"> = {
  method: "POST",
  path: () => "/product-estimates/export-excel",
  shows: [...quotes, ...lines, ...refusals],
};
/** Printed again in each state. */
const paper: Pick<DealRoute, "method" | "path" | "prints"> = {
  method: "POST",
  path: () => "/documents",
  prints: true,
};
const linesOf = "/product-estimates/estimate";
const inRow: Mark[] = ["title", "buyerCompany", ...companies];

const buyer: Who[] = ["buyer"];
const sellers: Who[] = ["asked", "rival"];
const asked: Who[] = ["buyer", "asked"];
const rival: Who[] = ["buyer", "rival"];

export const userRoutes: Record<string, DealRoute> = {
  requests: { path: () => "/estimate-groups", answers: buyer, shows: ["title"] },
  request: {
    path: ({ groupId }) => `/estimate-groups/${groupId}`,
    answers: buyer,
    shows: ["title", "memo", "groupFile", "targetPrice", ...lines, ...contact, ...companies],
  },
  "estimates of a buyer": { path: () => "/estimates?side=BUY", answers: buyer, shows: inRow },
  "estimates of a seller": { path: () => "/estimates?side=SELL", answers: sellers, shows: inRow },
  "estimate of the asked": {
    path: ({ estimate }) => `/estimates/${estimate}`,
    answers: asked,
    shows: without(header, "rivalCompany"),
  },
  "estimate of the rival": {
    path: ({ rivalEstimate }) => `/estimates/${rivalEstimate}`,
    answers: rival,
    shows: without(header, "askedCompany"),
  },
  "line of the asked": {
    path: ({ estimate }) => line(estimate),
    answers: asked,
    shows: [...without(ofLine, "rivalCompany", "priceOfRival"), "draftOfAsked"],
  },
  "line of the rival": {
    path: ({ rivalEstimate }) => line(rivalEstimate),
    answers: rival,
    shows: without(ofLine, "askedCompany", "priceOfAsked", "quoteFile"),
  },
  "lines of the asked": {
    path: ({ estimate }) => `${linesOf}?estimateId=${estimate}`,
    answers: asked,
    shows: without(ofLines, "lineOfRival", "rivalCompany", "priceOfRival", "refusalOfRival"),
  },
  "lines of the rival": {
    path: ({ rivalEstimate }) => `${linesOf}?estimateId=${rivalEstimate}`,
    answers: rival,
    shows: without(
      ofLines,
      "lineOfAsked",
      "askedCompany",
      "priceOfAsked",
      "refusalOfAsked",
      "quoteFile",
    ),
  },
  "lines of the request": {
    path: ({ groupId }) => `${linesOf}?groupId=${groupId}`,
    answers: buyer,
    shows: ofLines,
  },
  "lines of a seller": {
    path: () => "/product-estimates/seller-estimate",
    answers: sellers,
    shows: ofLines,
  },
  "orders of a buyer": { path: () => "/product-estimate-orders", answers: buyer, shows: ofOrder },
  "orders of a seller": {
    path: () => "/product-estimate-orders/seller",
    answers: ["asked"],
    shows: ofOrder,
  },
  order: {
    path: (_, orderId) => `/product-estimate-orders/${orderId}`,
    answers: asked,
    shows: ofOrder,
  },
  "sheet of a buyer": { ...sheet, body: () => ({ side: "BUY" }), answers: buyer },
  "sheet of a seller": { ...sheet, body: () => ({ side: "SELL" }), answers: sellers },
  "sheet to answer by": {
    method: "POST",
    path: () => "/product-estimate-responses/answer-sheet",
    answers: sellers,
    shows: ["buyerCompany", ...lines],
  },
  "counts of the desk": {
    path: () => "/product-estimates/dashboard",
    answers: buyer,
    shows: [],
  },
  "award plans": {
    path: ({ groupId }) => `/award-plans?groupId=${groupId}`,
    answers: buyer,
    shows: ["askedCompany", "priceOfAsked"],
  },
  "quotation of the asked": {
    ...paper,
    body: ({ estimate }) => ({ estimateId: estimate }),
    answers: asked,
    shows: ["title", "buyerCompany", "askedCompany", "priceOfAsked"],
    opens: contact,
  },
  "quotation of the rival": {
    ...paper,
    body: ({ rivalEstimate }) => ({ estimateId: rivalEstimate }),
    answers: rival,
    shows: ["title", "buyerCompany", "rivalCompany", "priceOfRival"],
  },
  "paper of the order": {
    ...paper,
    body: (_, orderId) => ({ orderId }),
    answers: asked,
    shows: ofOrder,
  },
  "file of the request": {
    path: ({ files }) => `/files/${files.groupFile}`,
    answers: ["buyer", ...sellers],
    shows: ["groupFile"],
  },
  "file of the quote": {
    path: ({ files }) => `/files/${files.quoteFile}`,
    answers: asked,
    shows: ["quoteFile"],
  },
};

const admin: Who[] = ["admin"];
export const adminRoutes: Record<string, DealRoute> = {
  "admin's request": {
    path: ({ groupId }) => `/estimates/groups/${groupId}`,
    answers: admin,
    shows: [...without(header), "targetPrice", ...lines],
  },
  "admin's lines": {
    path: () => "/product-estimate-entities",
    answers: admin,
    shows: [...inRow, ...lines],
  },
  "admin's line": {
    path: ({ estimate }) => `/product-estimate-entities/${encodeURIComponent(lineOf(estimate))}`,
    answers: admin,
    shows: [...without(ofLine, "rivalCompany", "priceOfRival"), "draftOfAsked"],
  },
  "admin's orders": {
    path: () => "/product-estimate-order-entities",
    answers: admin,
    shows: ["buyerCompany", "askedCompany"],
  },
  "admin's order": {
    path: (_, orderId) => `/product-estimate-order-entities/${orderId}`,
    answers: admin,
    shows: ofOrder,
  },
  "admin's file of the request": {
    path: ({ files }) => `/files/${files.groupFile}`,
    answers: admin,
    shows: ["groupFile"],
  },
  "admin's file of the quote": {
    path: ({ files }) => `/files/${files.quoteFile}`,
    answers: admin,
    shows: ["quoteFile"],
  },
};
