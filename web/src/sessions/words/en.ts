import { en as list } from "@bupum/ui/sessions/words/en";
import type { ko } from "./ko.ts";

export const en = {
  ...list,
  hint: "If you see a device you do not know, log it out and change your password.",
  open: "See devices",
  endOthers: "Log out on all other devices",
  endedOthers: "Logged out on all other devices.",
  close: "Close",
  none: "No devices are on record. They appear from the next login on.",
} satisfies typeof ko;
