import type { ko } from "./ko.ts";

export const en: typeof ko = {
  refused: "{done, number} done, {count, number} refused: {name} ({why})",
  settings: "View",
  columns: "Columns shown",
  name: "Save the present filters as",
  nameHint: "Keyword, filters and sort. Kept in this browser alone.",
  save: "Save",
  saved: "Saved views",
  remove: "Remove",
  removeView: "Remove the view {name}",
  full: "Up to {count} views can be saved.",
  notKept: "This browser keeps nothing.",
  views: "Saved views",
};
