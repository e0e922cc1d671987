import { searchMissRoutes } from "@bupum/shared/search-misses/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(searchMissRoutes, operations, "admin");
