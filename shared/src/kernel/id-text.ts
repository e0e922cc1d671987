/** Every entity owns one prefix. A prefix is never reused and never contains "_". */
export const prefixes = {
  user: "usr",
  seller: "sel",
  manufactor: "mkr",
  product: "prd",
  merchandise: "mch",
  dealer: "dlr",
  categoryTag: "cat",
  estimateGroup: "egr",
  estimate: "est",
  response: "rsp",
  order: "ord",
  orderBatch: "pob",
  claim: "clm",
  awardPlan: "awp",
  orderApproval: "oap",
  taxInvoice: "tin",
  notification: "ntf",
  file: "fil",
  verification: "vrf",
  job: "job",
  registerRequest: "rrh",
  penalty: "pen",
  creditCard: "crd",
  subscription: "sub",
  paymentOrder: "pay",
  writer: "wri",
  wiki: "wik",
  wikiCategory: "wct",
  wikiComment: "wcm",
  opinion: "wrh",
  news: "nws",
  newsCategory: "nwc",
  board: "brd",
  reply: "rpl",
  searchWord: "swd",
  message: "msg",
  audit: "aud",
  session: "ses",
  company: "cmp",
  costCentre: "ccr",
  deliveryAddress: "adr",
  passkey: "pky",
} as const;
export type Prefix = (typeof prefixes)[keyof typeof prefixes];
export type Id<P extends Prefix> = `${P}_${string}`;

/** Crockford base 32, 26 characters, the first at most 7 (ULID specification). */
export const ulidText = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Whether a text, such as one of an address, is an id of that kind. Without zod, for entry chunks. */
export const isId = <P extends Prefix>(text: string, prefix: P): text is Id<P> =>
  text.startsWith(`${prefix}_`) && ulidText.test(text.slice(prefix.length + 1));
