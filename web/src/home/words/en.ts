import type { ko } from "./ko.ts";

export const en = {
  title: "Find parts, get quotes, order",
  lead: "One part number, quotes from several sellers, prices and lead times side by side.",
  description:
    "Find industrial, electrical, electronic and automation parts by maker and part number, ask several sellers at once, compare and order.",
  examples: "For example",
  today: "To do today",
  pasteList: "Request quotes for a list from Excel",
  scan: "Scan a label",
  steps: "How it works",
  step1: "Find the part",
  step1Text: "Search by maker, part number or name. Spaces and hyphens do not matter.",
  step2: "Request quotes",
  step2Text: "Ask several sellers at once. One request can hold several parts.",
  step3: "Compare and order",
  step3Text: "Price at your quantity, lead time, minimum order and validity, side by side.",
  numbers: "What you can reach today",
  products: "Parts",
  manufactors: "Makers",
  sellers: "Certified sellers",
} satisfies typeof ko;
