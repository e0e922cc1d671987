import type { HeadWords } from "./types.ts";

export const en: HeadWords = {
  site: "Bupum",
  home: "Home",
  description:
    "Find industrial, electrical, electronic and automation parts by maker and part number, ask several sellers at once, compare and order.",
  missing: {
    title: "There is no such page",
    description: "The address has changed or never existed. Search by part number or maker.",
  },
  pages: {
    "/": {
      title: "Bupum",
      description:
        "Find industrial, electrical, electronic and automation parts by maker and part number, ask several sellers at once, compare and order.",
    },
    "/search": {
      title: "Find parts",
      description:
        "Find industrial parts by maker and part number, and compare sellers' prices and stock.",
    },
  },
  product: {
    description:
      "{maker} {part} {name}. Compare sellers' prices, stock and lead times, and get quotes.",
  },
  maker: {
    title: "{maker} parts",
    description:
      "Search {count} parts by {names} by part number, compare sellers' prices and stock, and get quotes.",
  },
  plain: {
    specifications: "Specifications",
    marks: "Approvals",
    otherNumbers: "Other part numbers",
    alternates: "Alternatives",
    offers: "Sellers: {count}",
    noOffers: "Request an estimate and choose the sellers to ask.",
    from: "From {price} (VAT excluded)",
    names: "Also known as",
    country: "Country",
    website: "Website",
    parts: "Parts: {count}",
    allParts: "All parts of {maker}",
    search: "Find parts",
  },
};
