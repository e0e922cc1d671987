import { en as shared } from "@bupum/shared/trust/user-penalty-histories/words/en";
import type { ko } from "./ko.ts";

export const en = {
  act: "Report the seller",
  actOn: "Report the seller: {seller}",
  title: "Report {seller}",
  hint: "We look into it and act on it. The seller is not told who reported.",
  reason: "Reason",
  reasons: shared.reasons,
  detail: "Details (optional)",
  detailNeeded: "Details (10 characters or more)",
  files: "Files as evidence (optional)",
  send: "Report",
  done: "Your report was received. We will look into it.",
  close: "Close",
} satisfies typeof ko;
