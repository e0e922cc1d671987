import { orderRoutes } from "@bupum/shared/product-estimate-orders/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(orderRoutes, operations);
