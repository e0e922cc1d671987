import type { ko } from "./ko.ts";

export const en = {
  missing: "There is no such seller",
  representative: "Representative",
  businessNumber: "Business number",
  address: "Address",
  region: "Region",
  categories: "Deals in",
  phone: "Mobile",
  tel: "Phone",
  fax: "Fax",
  email: "E-mail",
  away: "Away from {from} to {to}.",
  listings: "{count, plural, one {# listing} other {# listings}}",
  noListings: "Nothing is on sale",
  more: "Show more",
} satisfies typeof ko;
