import type { Messages } from "../../words/ko.ts";

export const en = {
  minutes: "{minutes} min read",
  share: "Share",
  print: "Print",
  copied: "Link copied.",
  notCopied: "The link could not be copied. Please copy it from the address bar.",
  readAs: "Showing results for “{readAs}” instead of “{keyword}”.",
  find: "Search",
  language: "Language",
  allLanguages: "All languages",
  logIn: "Log in",
  edit: "Edit",
  edited: "Edited",
  save: "Save",
  cancel: "Cancel",
  remove: "Delete",
} satisfies Messages["reading"];
