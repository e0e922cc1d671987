import { productEntityRoutes } from "@bupum/shared/product-entities/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(productEntityRoutes, operations, "admin");
