import type { Messages } from "../../../words/ko.ts";

export const en = {
  title: "Revisions",
  lead: "Every save, newest first. Compare two of them to see what changed.",
  back: "Back to the page",
  revision: "Revision {revision, number}",
  current: "Current",
  restoredFrom: "Restored from revision {revision, number}",
  credited: "Follows an opinion by {name}",
  compare: "Compare with the one before",
  compareOf: "Compare with the one before: revision {revision, number}",
  withCurrent: "Compare with the current one",
  withCurrentOf: "Compare with the current one: revision {revision, number}",
  restore: "Restore",
  restoreOf: "Restore revision {revision, number}",
  restoreTitle: "Restore revision {revision, number}?",
  restoreBody:
    "What revision {revision, number} says is saved as a new revision. The history up to now stays.",
  restored: "Restored.",
  between: "What changed from revision {before, number} to {after, number}",
  close: "Close",
  more: "Show more",
  wikiTitle: "Title",
  tags: "Tags",
  formatOnly: "The words are the same; only formatting or pictures changed.",
  nothing: "Both revisions say the same.",
  skipped: "{count, number} unchanged lines",
} satisfies Messages["revisions"];
