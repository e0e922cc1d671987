import { quoteRoutes } from "@bupum/shared/product-estimate-responses/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(quoteRoutes, operations);
