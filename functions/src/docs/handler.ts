import document from "@bupum/shared/openapi.user.json" with { type: "json" };
import { documentHandler } from "./rules.ts";

export const handler = documentHandler(document);
