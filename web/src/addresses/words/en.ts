import type { ko } from "./ko.ts";

export const en = {
  open: "Find address",
  title: "Find an address",
  close: "Close",
  keyword: "Road, lot number or building",
  hint: "In Korean: 가산디지털1로 168, 신정동 646-4",
  find: "Find",
  failed: "Addresses cannot be found right now. Press again, or type the address.",
  tooWide:
    "Too many results, or too little to go by. Please type the road and the building number.",
  none: "No such address. Please check the road or the lot number.",
  count: "{total, plural, one {# address} other {# addresses}}",
  more: "{shown, number} of {total, number} addresses. Type more to narrow them down.",
  shipTo: {
    name: "Recipient",
    phone: "Phone",
    zip: "Postcode",
    address: "Address",
    region: "Region",
  },
} satisfies typeof ko;
