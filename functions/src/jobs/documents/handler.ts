import { worker } from "../../kernel/messages/worker.ts";
import { giveUp, makeSheet } from "../../product-estimates/worker.ts";

export const handler = worker(
  "documents",
  { "export.requested": makeSheet },
  { "export.requested": giveUp },
);
