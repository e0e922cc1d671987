import document from "@bupum/shared/openapi.admin.json" with { type: "json" };
import { documentHandler } from "../../docs/rules.ts";

export const handler = documentHandler(document);
