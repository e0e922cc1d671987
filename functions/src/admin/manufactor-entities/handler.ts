import { makerEntityRoutes } from "@bupum/shared/manufactors/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(makerEntityRoutes, operations, "admin");
