import { stockRoutes } from "@bupum/shared/stocks/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(stockRoutes, operations);
