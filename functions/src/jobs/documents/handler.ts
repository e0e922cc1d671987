import * as documents from "../../papers/documents/worker.ts";
import { worker } from "../../kernel/messages/worker.ts";
import * as lines from "../../deal/product-estimates/worker.ts";

export const handler = worker(
  "documents",
  { "export.requested": lines.makeSheet, "document.requested": documents.makeDocument },
  { "export.requested": lines.giveUp, "document.requested": documents.giveUp },
);
