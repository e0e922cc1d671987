import { sellerInfoRoutes } from "@bupum/shared/seller-infos/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(sellerInfoRoutes, operations);
