import type { ko } from "./ko.ts";

export const en: typeof ko = {
  title: "Own order numbers",
  hint: "The numbers that your ERP gives to orders. With a template, orders for which nobody typed a number get the next one; papers and the seller show it, too.",
  empty: "There is no template yet. A number may be typed with each order.",
  emptyOwner: "There is no template yet. Without one, orders have the numbers that are typed.",
  add: "Set a template",
  edit: "Change the template",
  template: "Template",
  templateHint: "Left empty, no numbers are drawn. Orders that were placed keep theirs.",
  tokens: {
    year: "year, 4 digits",
    shortYear: "year, 2 digits",
    month: "month",
    day: "day",
    count: "running number (as many digits as #)",
  },
  next: "Next (example)",
  preview: "The next number, for example: {example}",
  fault:
    "Use one running number, a month only with its year, a day only with its month, and at most 40 characters.",
  saved: "The template was saved.",
  save: "Save",
  cancel: "Cancel",
  drawn: "Left empty, the number is drawn when the order is placed. Example: {example}",
  usedBefore: "Used before: {number} ({seller}). You may use it again.",
  whenPlaced: "Drawn when the order is placed. Example: {example}",
  ofTemplate:
    "This number belongs to your template and cannot be typed. Left empty, the number is drawn.",
  former: "Before: {number}",
  noNumber: "None",
  state: "Enter a number",
  correct: "Correct the number",
  dialogHint: "It holds for the whole purchase order. The seller sees it, and the one before.",
  stated: "Your order number was saved.",
  close: "Close",
};
