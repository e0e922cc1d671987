import document from "@bupum/shared/openapi.admin.json" with { type: "json" };
import { documentHandler } from "../../reference/docs/openapi.ts";

export const handler = documentHandler(document);
