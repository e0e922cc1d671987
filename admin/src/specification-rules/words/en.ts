import type { ko } from "./ko.ts";

export const en = {
  title: "Specification rules",
  hint: "What filters cannot read in the specifications of a category, and rules that mend it. A rule holds for parts that are indexed from then on.",
  category: "Category",
  choose: "Choose one",
  unread:
    "{count, number} of {specifications, number} specifications of {products, number} parts are not read",
  newestOnly: "Only the newest {products, number} parts of this category were looked at.",
  none: "All specifications of {products, number} parts are read",
  unknownLabel: "Unknown label, {count, number} times",
  unknownValue: "Values that are not read, {count, number}",
  example: "{value} ({partNumber})",
  mendLabel: "Name the specification",
  mendOf: "Name the specification of {label}",
  mendUnit: "Add a unit",
  label: "Label",
  unit: "Spelling of a unit",
  unitHint: "As makers write it, for example: Amps.",
  specification: "Specification",
  knownUnit: "Known unit (such as A, mm, kW)",
  save: "Save",
  saved: "Saved.",
  rules: "Rules that were added",
  noRules: "No rules were added.",
  rule: "{written} → {meant}",
  removeOf: "Delete {name}",
} satisfies typeof ko;
