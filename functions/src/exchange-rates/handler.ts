import { exchangeRateRoutes } from "@bupum/shared/exchange-rates/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(exchangeRateRoutes, operations);
