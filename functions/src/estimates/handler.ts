import { estimateRoutes } from "@bupum/shared/estimates/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(estimateRoutes, operations);
