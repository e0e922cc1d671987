import type { ko } from "./ko.ts";

export const en = {
  none: "No category yet",
  create: "Add category",
  edit: "Edit category",
  save: "Save",
  saved: "{name} was saved.",
  name: "Name",
  parent: "Parent category",
  onTop: "Top level",
  add: "Add below",
  addBelow: "Add below {name}",
  change: "Edit",
  editOf: "Edit {name}",
  removeOf: "Delete {name}",
  up: "Move {name} up",
  down: "Move {name} down",
} satisfies typeof ko;
