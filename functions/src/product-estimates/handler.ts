import { lineRoutes } from "@bupum/shared/product-estimates/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(lineRoutes, operations);
