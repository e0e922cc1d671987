import { en as list } from "@bupum/ui/sessions/words/en";
import type { ko } from "./ko.ts";

export const en = {
  ...list,
  endAll: "Log out on all devices",
  endAllBody: "{name} is logged out on all devices. The password stays.",
  endedAll: "Logged out on all devices.",
  none: "Not logged in anywhere.",
} satisfies typeof ko;
