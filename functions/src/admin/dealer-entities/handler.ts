import { dealerEntityRoutes } from "@bupum/shared/dealers/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(dealerEntityRoutes, operations, "admin");
