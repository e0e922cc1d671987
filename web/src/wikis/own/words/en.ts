import type { Messages } from "../../../words/ko.ts";

export const en = {
  title: "Manage Wiki",
  lead: "The pages you wrote and whether they are shown. Only you can see a hidden page.",
  write: "Write a page",
  wiki: "Wiki page",
  status: "Status",
  states: { PUBLISHED: "Published", HIDDEN: "Hidden", DELETED: "Deleted" },
  hiddenReason: "Reason: {reason}",
  category: "Category",
  views: "Views",
  comments: "Comments",
  changed: "Last changed",
  none: "You have not written a page yet",
  noneHint: "Share a replacement, wiring or setting that you have proved in the field.",
  writersOnly: "Writer certification is required",
  writersOnlyHint: "You can write wiki pages once your certification is approved.",
  certify: "Get certified",
} satisfies Messages["ownWikis"];
