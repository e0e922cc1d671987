import { productEstimateRoutes } from "@bupum/shared/product-estimates/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(productEstimateRoutes, operations);
