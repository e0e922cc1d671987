import type { ko } from "./ko.ts";

export const en = {
  title: "Notices",
  bell: "Notices{count, plural, =0 {} other {, # unread}}",
  loading: "Loading",
  unread: "Unread",
  all: "See all",
  readAll: "Mark all read",
  remove: "Delete",
  removeAll: "Delete all",
  removeAllBody: "Delete all notices? They cannot be restored.",
  removedAll: "All notices are deleted.",
  empty: "No notices",
  emptyHint: "News of quotes and orders is kept here.",
} satisfies typeof ko;
