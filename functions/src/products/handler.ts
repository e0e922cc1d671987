import { productRoutes } from "@bupum/shared/products/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(productRoutes, operations);
