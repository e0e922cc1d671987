import type { ko } from "./ko.ts";

export const en = {
  list: {
    title: "Makers",
    description: "Find makers of industrial parts by name, with their parts and what is on sale.",
    lead: "Search by Korean, English or Chinese name.",
    find: "Find a maker",
    hint: "Maker's name",
    onSale: "On sale only",
    sort: "Sort",
    all: "All",
    initials: "By first letter",
    letters: "English names",
    consonants: "Korean names",
    parts: "{count, plural, one {# part} other {# parts}}",
    listings: "{count, plural, one {# listing} other {# listings}}",
    list: "Makers",
    more: "Show more",
    none: "No such maker",
    noneHint: "Try a part of the name, or clear the filters.",
    sorts: { name: "By name", parts: "Most parts", newest: "Newest" },
  },
} satisfies typeof ko;
