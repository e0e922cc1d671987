import document from "@bupum/shared/openapi.user.json" with { type: "json" };
import { documentHandler } from "./openapi.ts";

export const handler = documentHandler(document);
