import type { Messages } from "../../words/ko.ts";

export const en = {
  title: "News",
  lead: "What is new in the market of industrial parts.",
  description:
    "News of industrial parts by subject: prices, lead times, discontinued and new products.",
  feed: "RSS feed",
  categories: "Subjects",
  allCategories: "All",
  keyword: "Search news",
  none: "There is no news yet",
  noneHint: "It will be listed here as it comes.",
  notFound: "No news matches",
  notFoundHint: "Try fewer words or another subject.",
  showAll: "Show all news",
  popular: "Most read",
  latest: "Latest news",
  all: "All news",
  missing: "This news item does not exist",
  source: "Source",
} satisfies Messages["news"];
